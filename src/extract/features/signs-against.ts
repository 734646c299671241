import { isAmidRequirements } from './around.ts'
import { choosesBetween, choosesOne } from './choices.ts'
import type { DerivedSign } from './derived-sign.ts'
import { changesOneThing, ordersContents, ordersText, wishesFor } from './orders.ts'

/** Signs that what sounds like a rule is not this person's own: it is asked about, dictated, chosen, said by others, or about the product. */
export const signsAgainst: readonly DerivedSign[] = [
  {
    id: 'asks-about-memory',
    weight: -2,
    because: 'asks what is remembered',
    needs: ['memory-file', 'asks'],
    holds: (_, view) => /^ (?:is|are|what|whats|where|which|does|do|did|why|how|who) /.test(view.folded),
  },
  {
    id: 'dictated',
    weight: -2.5,
    because: 'speaks in a text that is for others',
    needs: ['for-others'],
    unless: ['memory-file', 'from-now-on', 'remember'],
    holds: ({ speaksFor }) => speaksFor > 0,
  },
  {
    id: 'dictated-outright',
    weight: -2,
    because: 'orders a text that is for others',
    needs: ['for-others'],
    unless: ['memory-file'],
    holds: (_, view) => ordersText(view.folded),
  },
  {
    id: 'dictated-letter',
    weight: -2.5,
    because: 'gives the words of a text for others',
    needs: ['for-others'],
    unless: ['memory-file'],
    holds: (_, view) => ordersText(view.folded) && / : /.test(view.folded),
  },
  {
    id: 'ordered-contents',
    weight: -2,
    because: 'orders a piece of work, and says what is to be in it',
    unless: ['memory-file', 'from-now-on', 'remember', 'told-before', 'each-part'],
    holds: ({ speaksFor }, view) => speaksFor > 0 && ordersContents(view.folded),
  },
  {
    id: 'of-one-thing',
    weight: -2,
    because: 'speaks of one thing at hand',
    needs: ['points-here'],
    oneOf: [['recurring-check'], ['how-you-answer'], ['i-prefer'], ['agent-access'], ['dont-forget']],
    unless: ['memory-file', 'from-now-on', 'remember', 'told-before', 'this-over-that'],
    // "Never use these:" points at the rule itself.
    holds: (_, view) => !view.original.endsWith(':') && !HERE.test(view.folded),
  },
  {
    id: 'only-thought',
    weight: -1.5,
    because: 'only thinks aloud about a rule or a cause',
    needs: ['wonders'],
    oneOf: [['commands-always'], ['always'], ['never'], ['found-out'], ['must-be'], ['constraint']],
    unless: ['memory-file', 'from-now-on', 'remember', 'told-before'],
  },
  {
    id: 'dislikes-one',
    weight: -2.5,
    because: 'says how one thing is to be, and what you do not like about it',
    needs: ['i-prefer'],
    unless: ['memory-file', 'from-now-on', 'remember', 'always', 'never', 'general', 'we-practice'],
    holds: (_, view) => changesOneThing(view.folded),
  },
  {
    id: 'told-by-others',
    weight: -2,
    because: 'tells a rule of somebody else',
    needs: ['hearsay'],
    oneOf: [['commands-always'], ['always'], ['never'], ['i-prefer'], ['recurs'], ['rule-word']],
    unless: ['we-practice', 'memory-file', 'from-now-on', 'remember'],
  },
  {
    id: 'chooses',
    weight: -2,
    because: 'chooses one of several that were offered',
    needs: ['i-prefer'],
    unless: ['memory-file', 'from-now-on', 'remember', 'always', 'never', 'general', 'we-practice'],
    holds: (_, view) => choosesOne(view.turn.text) || choosesBetween(view.folded),
  },
  {
    id: 'amid-requirements',
    weight: -1.5,
    because: 'stands among what the product should do',
    oneOf: [['commands-always'], ['never'], ['always']],
    unless: [
      'we-practice',
      'addresses-agent',
      'memory-file',
      'from-now-on',
      'remember',
      'told-before',
      'agent-git',
      'agent-access',
      'agent-vices',
      'how-you-answer',
      'i-prefer',
      'listed-rule',
    ],
    holds: (_, view) => view.count > 2 && isAmidRequirements(view),
  },
  {
    id: 'product-wish',
    weight: -2,
    because: 'says what people should be able to do with the product',
    needs: ['i-prefer', 'product'],
    unless: ['each-part', 'memory-file', 'from-now-on', 'remember', 'told-before', 'always', 'never'],
    holds: (_, view) => wishesFor(view.folded),
  },
  {
    id: 'product-behaviour',
    weight: -2,
    because: 'says what the product should always do',
    oneOf: [['commands-always'], ['recurring-check'], ['always'], ['never']],
    unless: ['memory-file', 'from-now-on', 'remember', 'told-before', 'agent-git', 'agent-access', 'how-you-answer'],
    holds: (_, view) => OF_THE_PRODUCT.test(view.folded),
  },
  {
    id: 'asks-about-rule',
    weight: -1.5,
    because: 'asks whether a rule holds',
    needs: ['plain-question'],
    unless: ['memory-file', 'from-now-on', 'remember', 'told-before'],
    holds: ({ speaksFor }) => speaksFor > 0,
  },
]

/** In languages without a word order that tells: what its users see or do, or what is to be built. */
const OF_THE_PRODUCT =
  /用户|用戶|学生|老师|医生|顾客|买家|会员|玩家|页面|頁面|按钮|按鈕|弹窗|彈窗|下单|下單|短信|ユーザー|会員が|顧客が|お客|生徒が|患者が|でき(?:ない)?ように|受け付け|管理画面|モーダル|ボタン|機能(?:を)?(?:作|追加|実装)|画面に|メール(?:を)?(?:飛ば|送)|사용자|회원이|고객이|유저|보스|모달|버튼|알림|화면|만들어 ?줘/

/** What holds here, in this project or on this machine is about more than one thing. */
const HERE =
  / (?:here|hier|ici|aqui|aca|qui|tu|тут|здесь|project|repo|repository|codebase|machine|team|projekt[a-z]*|rechner|projet|depot|proyecto|repositorio|projeto|progetto|computer|maquina|macchina|проект[а-я]*|репозитори[а-я]*|машин[а-я]*|proje[a-z]*|proyek) |这里|這裡|项目|專案|仓库|机器|機器|ここ|プロジェクト|リポジトリ|マシン|여기|프로젝트|저장소/
