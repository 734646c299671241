import { getOrMake } from '../../base/get-or-make.ts'
import { LANGUAGES, type Language } from '../cues/cue.ts'
import { wordsOfSmallLanguages } from '../cues/languages/small-languages.ts'

/** Short words that identify Latin-script languages, folded. English is what remains. */
const MARKERS: Readonly<Partial<Record<Language, string>>> = {
  de: `
    immer nie niemals nutzen nutze verwende statt nehmen der die das und nicht ist ich du wir mit fur auf ein eine den
    im bei von zu sind auch nur wenn bitte dem wird kein keine aber noch mal hier ab jetzt sofort deutsch antworte wie
    oft als aus um zum zur werden muss soll dass des sich es man unser unsere alle er meint welche haben habe hab wurde
    wurden ihr euch uns ihm ihn mein meine meinen dein deine unserem unseren unserer diese dieser dieses dort dann doch
    schon erst jede jeder jedes jeden jeweils allen beim zwischen nach vor uber unter gegen ohne weil damit ob gibt kann
    konnen mussen darf sollte geht macht steht liegt lauft kommt gestern heute ins einer einem eines ihre ihren waren
    sie sondern mehr sehr etwas nichts welcher lieber gern bist seit durch bis zuerst danach deren dessen neu neue neuen
    alte alten
  `,
  fr: `
    ajoute ca ta ton tes memoire souviens-toi retiens a de au aux par ces cette fois rien trop arrete toi moi il y sont
    chez nos votre leurs donc car si peu tres bien etait sera quand comment non oui utilise utilisez toujours jamais
    nous avant reponds le les des est et je tu nous pas dans pour que qui une sur avec ce cest du la au en il faut jai
    dans mais ou tout partir maintenant desormais dorenavant francais plus sans chaque toutes ne n se son sa ses leur
    etre fait faut aussi note-le note-la ecris-le quelque enregistre-le retiens-le ont etes sommes peut peux veux dois
    doit encore deja autre autres nouveau nouvelle ancien ancienne vos mes lors puis apres depuis pendant hier
    aujourdhui demain juste seulement uniquement lequel laquelle dun dune lui elle elles ils celui celle ceux cela vers
    entre sous aucun aucune tous meme memes prefere avons avez quil quon
  `,
  es: `
    guardalo anadelo agregalo apuntalo memoria asi mejor nadie quien otra otro otros algo tan hacer hace ser fue era sin
    mi tu su sus nuestros les le ni sobre entre va van todo son solo muy nada porque donde tiene tienen nos sube usa
    usamos hagas hago yo siempre nunca antes van responde sin el los las es y que de en un una para con por lo esta la
    se me te del al esto como mas pero hay cada ahora adelante este partir desde espanol responde cuando hasta tambien
    eso nuestro nuestra debe siempre recuerda recuerdalo usamos nunca escribelo anotalo olvides apunta nuevo nueva
    nuevos viejo vieja estan estamos somos pueden prefiero soy hoy ayer manana luego despues aunque entonces misma mismo
    estos estas esos esas ese esa ellos ellas unos unas dentro quiero puedo puede alguna fuera han habia fueron ningun ninguna alguien cualquier
    ambos mio tuyo aun todavia dos tres otras segunda primera tarda usan usar tenemos deja dejes carpeta carpetas
    archivo archivos toques toca
  `,
  pt: `
    lembre-se lembra-se salva guarda isto das dos pelo pela toda todo hora coloca nela nele esta muito sao foi era ser
    fazer faz sobre entre quem onde meu minha seu sua ou usa usamos usar sempre nunca antes responda rode nunca nossa o
    os as e que de em um uma nao para com por isso na no do da voce pra vc ta ja se mais mas tem ele ela tudo agora
    diante partir portugues responda quando ate tambem nosso deve lembra lembre disso isso anota escreva anote esqueca
    prefiro nossos nossas ainda ficam fica fico vai vem tinha sem mim eles elas aquele aquela ali depois outro outra
    outros mesmo mesma porque porem entao assim pras ao aos numa num dessa desse deste nesse nessa fazem preciso quero
    gosto novo novos antigo antiga voces deles delas ontem hoje amanha seus suas eu estao temos somos muita muitos algum
    alguma nenhum nenhuma aberto feito foram pare mexe mexa arquivo arquivos
  `,
  it: `
    aggiungilo salvalo annotalo ricordalo memoria inglese commenti facciamo abbiamo nostri nostro nostra ha hanno ci si
    ogni tutti tutto dal dalla sul sulla alle delle degli suo sua mio mia cosi quando dove chi usa usiamo sempre mai
    rispondi fare senza il lo gli e che di un una non per con nel della sono questo anche piu ma se la le i dora poi
    prima dopo solo italiano scrivi ricorda ricordati niente invece nei nella qui noi del dei al alla ricordatelo
    prendine dimenticarlo scrivilo segnatelo toccare lasciare lascia preferisco vogliamo teniamo cartella vanno vengono
    devono hai avete voglio vuole puoi fai ancora gia molto tutta tutte stesso stessa quello quella quelli nuova nuovo
    nuovi vecchio vecchia nello negli sui dagli dai agli allo col tra quindi perche cosa quale quali stato stata viene
    usano stanno siamo altro altra altri altre suoi sue nostre vostro loro quasi appena sotto sopra dentro fuori ieri
    oggi domani poco pochi troppo essere fatto questi queste ovunque dappertutto centesimi prezzi tocca toccarla
    toccarlo aggiungi
  `,
  nl: `
    bij uit over wil elke elk stap geen alle nog om door tot dan want als ze hebben heeft kan kunnen staat de het een en
    niet ik je van op met voor wij dat dit ook maar geen zijn naar altijd nooit voortaan vanaf nu gebruik antwoord
    schrijf alleen moet wordt onze onthoud eerst nog deze worden hier zonder zet noteer bewaar blijf graag gebruiken
    willen nergens overal steeds telkens hij zij jij jullie ons hun mijn jouw daar toen zo wel aan tegen tussen onder
    sinds tijdens omdat zodat terwijl weer veel weinig ieder eigen nieuwe oude gaat gaan doet doen komt komen staan zit
    zitten loopt lopen mag mogen zal zullen werd werden iets niets iemand eens vandaag gisteren morgen zelf centen af
    hou ophouden
  `,
  pl: `
    kazdy kazda musi miec nam nas tego tej ich jego byl byla moze przed zeby wszystko wszystkie maja ma oraz lub przy bo
    kiedy u nas ktory ktora i nie jest w na z ze to sie do jak tylko dla po ale przez zawsze nigdy od teraz pisz uzywamy
    uzywaj bez przed zamiast jako ten czy najpierw mi ci my sa tu tak dalej juz tym pod mamy polsku pamietaj zapamietaj
    testy kod kodu kodzie co noc komentarzy komentarze za wpisz zanotuj zapisz dopisz wole masz niz uzywac trzymamy
    piszemy powinny powinno nigdzie wszedzie nasz nasza nasze nasi wszystkich kazdego kazdej kazde jeszcze nadal wciaz
    gdy albo czyli wiec dzis dzisiaj wczoraj mnie mam ja ty ona oni nad miedzy ktorzy ktorych jesli bardzo nowy nowa
    nowe stary stara stare starej zrob daj prosze potem jakie jaki gdzie kto czemu dlaczego wlasny wlasna wlasne moja
    moj moje swoj swoja ktorego byly tez rowniez wlasnie zostaje sam sama samo inny inna innego inne ponad raz razy
    lubie ruszaj ruszamy
  `,
  tr: `
    olsun kodu kodda listesine kullaniyor cogu var yok olarak bizde musteri isimleri degisken mesajlari ingilizce lutfen
    yalnizca her hangi nasil neden simdi bunu sunu onu uzun bana bize bizim bizde kadar sunucuda uzerinde kod yazma
    soyle bir ve bu icin ile degil var yok mi ama gibi daha cok sen ben olarak diye her zaman asla bundan sonra kullan
    kullaniyoruz once cevap ver turkce yaz sadece yapma unutma hic artik burada projede testleri et kaydet hatirla
    yerine tarafinda kullanmiyoruz yazmiyoruz yaziyoruz yapiyoruz lazim gerekiyor olmali bitsin baslasin cunku yoksa
    istemiyorum gereksiz ekibi bakiyor arada hep meger otomatik orayi hicbir biz senin benim onun onlar bunlar hangisi
    ayni baska butun tum icinde uzerinden arasinda zaten henuz fakat ancak eger gore olan oldu olur oluyor ediyor etmek
    yapmak yapar iyi yeni eski biraz hepsi kendi haftada gunde gece dun yarin bugun ise bile hala tercih ederim mu diger
    olmaz olmasin kisa cinsinden
  `,
  vi: `
    nao co o ma dau may nay neu khi loi ngan thoi tra giai thich dong dai hoac nhu con chi cung minh toi tieng cac nhung
    nen phai moi truoc viet bien ten bang dat bi luc khong cua cho nay duoc thi la va ko lam voi cai dung trong nhe roi
    den them de vao gio mo ta lai nua roi sao sau ca gi ghi luu chay cong chung nguoi dang qua hon nhat deu tat theo
    tren duoi ngoai giua vi boi tai rieng ben khach tung phu trach hom chua het khoang nhieu xoa luon
  `,
  id: `
    ingat inget kita pakai bukan tolong simpan catat yang ini itu dan pake aja buat dari untuk tidak ga gak gue gw
    jangan di ada sama bisa dong nya kalo lagi udah selalu mulai sekarang jawab jalankan jalanin dalam semua harus kalau
    pernah hanya setiap sebelum sesudah bahasa kode juga lebih sudah belum kenapa bagaimana nama nilai tabel ternyata
    masalahnya cuma punya kami mereka dia anda apa siapa kapan dimana deh sih yg utk dgn krn gitu gini oleh seperti
    karena agar supaya jika bila akan telah sedang masih antara saya kamu banyak sedikit baru lama sendiri semuanya
    waktu tiap kemarin besok nggak enggak tetapi tapi atau habis terus biar bikin ke
  `,
  hi: `
    mujhe hota hoti karta sirf yahan hamare humare aata ho jata hai ka ki ke ko se mat nahi kar karo ye yeh mein hain
    aur bhi kya ho raha hamesha humesha kabhi pehle baad aage ab yaad rakho rakhna hindi karna karte hum likho jawab ise
    isko likh pe tha thi koi kuch wala me dalo
  `,
}

/** English words that some of the lists above also hold, and the commonest others. */
const ENGLISH =
  'the a an is are was be to of and in on for with that this it you we i not do dont use have has so as at by or if my our your can should from'

/** Tools and technologies. */
const TOOLS = `npm pnpm yarn bun npx pip uv poetry conda pipenv cargo make mise nix brew apt docker podman
compose kubectl helm terraform ansible git gh glab svn jest vitest pytest mocha playwright cypress
eslint prettier ruff black mypy tsc biome oxlint webpack vite rollup esbuild turbo nx gradle maven mvn
cmake ninja bazel rails rake bundler composer php laravel django flask fastapi spring node deno python
python3 ruby java kotlin rust swift typescript javascript react vue svelte angular redux zustand
tailwind graphql grpc postgres postgresql mysql sqlite duckdb redis mongo mongodb kafka rabbitmq
prisma sqlalchemy alembic flyway knex drizzle linear jira notion slack github gitlab bitbucket jenkins
circleci renovate dependabot copilot claude gemini cursor serena lsp mcp bash zsh fish powershell ssh
vim tmux jq sed awk grep rg ripgrep mock mocks utc iso sql orm json yaml toml csv protobuf regex lodash
moment axios fetch dayjs pandas polars numpy torch pytorch tensorflow jax cuda unity godot unreal xcode
gradlew swiftui flutter dart aws gcp azure s3 lambda vercel netlify heroku firebase supabase sentry
datadog grafana prometheus systemd runit supervisor pm2 nginx apache caddy argo argocd istio consul airflow dagster dbt
hadoop snowflake bigquery redshift clickhouse elasticsearch kibana splunk oracle mssql mariadb dynamodb cassandra
neo4j celery sidekiq gunicorn uvicorn tox nox pdm pixi husky stylelint sass bootstrap mui shadcn storybook nestjs
fastify astro nuxt nextjs preact htmx jquery electron tauri ionic cordova qt gtk opengl vulkan bevy blender latex
bibtex pandoc quarto jupyter rstudio tidyverse ggplot matplotlib seaborn plotly scipy sklearn xgboost keras
stata spss matlab excel powerbi tableau arduino platformio zephyr freertos stm32 openocd gdb lldb valgrind meson
conan vcpkg verilog vhdl k3s minikube openshift packer vagrant puppet cloudflare hetzner digitalocean teamcity
buildkite sonarqube influxdb timescaledb zabbix rsync ldap keycloak stripe twilio shopify woocommerce wordpress
drupal magento odoo sap salesforce figma confluence trello sharepoint testcontainers winston pino zod valibot
structlog loguru launchdarkly pydantic hibernate jpa koa sveltekit turborepo lerna changesets lefthook commitlint semver`

/** Words that people say when they speak to the agent. */
const AGENT = 'you your youre youve claude du dir dein tu te vous usted vos voce vc ты тебе тебя 你 您 kamu lu sen ban'

/** What precedes the thing that is rejected. */
export const REJECTIONS = `not|no|never|dont use|without|stop using|instead of|rather than|avoid
nicht|kein|keine|keinen|keinem|keiner|keines|keinerlei|statt|pas|plus de|au lieu de|en vez de|en lugar de
sin|nada de|nao|em vez de|sem|не|без|вместо|bukan|jangan|khong|degil|bo`.split(/[|\n]/)
/** What follows it. */
export const REJECTIONS_AFTER = ['is wrong', 'is not', 'isnt', 'degil']

type Entry = {
  tool: boolean
  agent: boolean
  rejects: boolean
  english: boolean
  languages: number[]
}

/** What a single word shows. */
export type LexiconEntry = Readonly<Omit<Entry, 'languages'>> & {
  /** The languages that it suggests, by their indexes in `LANGUAGES`. */
  readonly languages: readonly number[]
}

const entries = new Map<string, Entry>()
for (const word of TOOLS.split(/\s+/)) entryOf(word).tool = true
for (const word of AGENT.split(' ')) entryOf(word).agent = true
for (const phrase of [...REJECTIONS, ...REJECTIONS_AFTER]) entryOf(phrase.replace(/ .*/, '')).rejects = true
for (const word of ENGLISH.split(' ')) entryOf(word).english = true
for (const [language, words] of Object.entries({ ...MARKERS, ...wordsOfSmallLanguages }))
  for (const word of words.trim().split(/\s+/)) entryOf(word).languages.push(LANGUAGES.indexOf(language as Language))

function entryOf(word: string): Entry {
  return getOrMake(entries, word, () => ({ tool: false, agent: false, rejects: false, english: false, languages: [] }))
}

/** All of the lists in one: what single folded words show. */
export const lexicon: ReadonlyMap<string, LexiconEntry> = entries
