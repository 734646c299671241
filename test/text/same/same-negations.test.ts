import { describe, expect, test } from 'vitest'
import { saySame } from '../../../src/text/same/same.ts'

describe('saySame() keeps what says the opposite', () => {
  test.each([
    ['ar', 'من الآن فصاعدا نستخدم npm في هذا المشروع', 'من الآن فصاعدا لا نستخدم npm في هذا المشروع'],
    ['bg', 'Отсега нататък използваме npm в този проект', 'Отсега нататък не използваме npm в този проект'],
    ['bn', 'এখন থেকে আমরা এই প্রকল্পে npm ব্যবহার করি', 'এখন থেকে আমরা এই প্রকল্পে npm ব্যবহার করি না'],
    ['ca', 'A partir d’ara el servidor té accés a internet', 'A partir d’ara el servidor no té accés a internet'],
    ['cs', 'Testovací server smí od teď volat produkční API', 'Testovací server nikdy smí od teď volat produkční API'],
    ['da', 'Fra nu af bruger vi semikolon i dette projekt', 'Fra nu af bruger vi ikke semikolon i dette projekt'],
    ['de', 'Der Testserver hat Zugriff auf das Internet', 'Der Testserver hat keinen Zugriff auf das Internet'],
    ['de', 'Der Bericht über die Nacht ist fehlerhaft', 'Der Bericht über die Nacht ist fehlerfrei'],
    ['de', 'Wir nutzen im Projekt noch npm', 'Wir nutzen im Projekt nicht npm'],
    ['el', 'Από τώρα χρησιμοποιούμε npm στο έργο', 'Από τώρα δεν χρησιμοποιούμε npm στο έργο'],
    ['en', 'From now on we use the npm cache in CI', 'From now on we use the npm cache in CI only'],
    ['en', 'The deploy goes through the server of the team', 'The deploy goes through the serverless of the team'],
    ['es', 'El servidor de pruebas tiene acceso a internet', 'El servidor de pruebas nunca tiene acceso a internet'],
    [
      'fa',
      'از این به بعد ما در این پروژه از npm استفاده می‌کنیم',
      'از این به بعد ما در این پروژه از npm استفاده نمی‌کنیم',
    ],
    ['fi', 'Testipalvelin saa ottaa yhteyden verkkoon', 'Testipalvelin ei saa ottaa yhteyden verkkoon'],
    ['fr', 'Le serveur de test appelle la production', 'Le serveur de test ne appelle plus la production'],
    ['he', 'מעכשיו אנחנו משתמשים ב-npm בפרויקט הזה', 'מעכשיו אנחנו לא משתמשים ב-npm בפרויקט הזה'],
    ['hi', 'अब से हम इस प्रोजेक्ट में npm इस्तेमाल करते हैं', 'अब से हम इस प्रोजेक्ट में npm इस्तेमाल नहीं करते हैं'],
    ['hr', 'Od sada u ovom projektu koristimo npm skripte', 'Od sada u ovom projektu ne koristimo npm skripte'],
    ['hu', 'Mostantól npm csomagokat használunk a projektben', 'Mostantól nem npm csomagokat használunk a projektben'],
    ['id', 'Mulai sekarang kita pakai npm di repo ini', 'Mulai sekarang kita tidak pakai npm di repo ini'],
    ['id', 'Pakai npm di repo ini', 'Jangan pakai npm di repo ini'],
    ['it', 'Il server di prova ha accesso alla rete', 'Il server di prova non ha accesso alla rete'],
    ['it', 'Il server di prova ha accesso alla rete', 'Il server di prova ha mai accesso alla rete'],
    [
      'ja',
      'このプロジェクトのテストではモックを使うことにする',
      'このプロジェクトのテストではモックを使わずにやることにする',
    ],
    ['km', 'យើងប្រើ npm ក្នុងគម្រោងនេះ', 'យើងមិនប្រើ npm ក្នុងគម្រោងនេះ'],
    ['ko', '앞으로 이 프로젝트에서는 npm 쓴다', '앞으로 이 프로젝트에서는 npm 안 쓴다'],
    ['ko', '앞으로 이 프로젝트에서는 npm 쓴다', '앞으로 이 프로젝트에서는 npm 안쓴다'],
    ['lo', 'ພວກເຮົາໃຊ້ npm ໃນໂຄງການນີ້', 'ພວກເຮົາບໍ່ໃຊ້ npm ໃນໂຄງການນີ້'],
    ['ml', 'ഈ പ്രോജക്റ്റിൽ npm ഉപയോഗിക്കാം', 'ഈ പ്രോജക്റ്റിൽ npm ഉപയോഗിക്കാം വേണ്ട'],
    ['mr', 'आतापासून या प्रकल्पात npm वापरायचे', 'आतापासून या प्रकल्पात npm वापरायचे नाही'],
    ['ms', 'Pelayan ujian ada akses kepada internet', 'Pelayan ujian tiada ada akses kepada internet'],
    [
      'nb',
      'Fra nå av bruker vi semikolon i dette prosjektet',
      'Fra nå av bruker vi aldri semikolon i dette prosjektet',
    ],
    ['nl', 'Vanaf nu gebruiken we semicolons in dit project', 'Vanaf nu gebruiken we geen semicolons in dit project'],
    [
      'nl',
      'Onthoud: de testserver heeft toegang tot internet',
      'Onthoud: de testserver heeft geen toegang tot internet',
    ],
    ['pl', 'Od teraz używamy średników w tym projekcie', 'Od teraz nie używamy średników w tym projekcie'],
    ['pt', 'O servidor de teste tem acesso à rede', 'O servidor de teste não tem acesso à rede'],
    ['ro', 'De acum folosim npm în acest proiect', 'De acum nu folosim npm în acest proiect'],
    ['ro', 'Serverul de test pornește cu acces la rețea', 'Serverul de test pornește fără cu acces la rețea'],
    ['ru', 'Тестовый сервер имеет доступ к сети', 'Тестовый сервер никогда имеет доступ к сети'],
    [
      'sv',
      'Från och med nu använder vi semikolon i projektet',
      'Från och med nu använder vi inte semikolon i projektet',
    ],
    ['sw', 'Tumia npm katika mradi huu wote', 'Kamwe tumia npm katika mradi huu wote'],
    ['ta', 'இந்த திட்டத்தில் npm பயன்படுத்த வேண்டும்', 'இந்த திட்டத்தில் npm பயன்படுத்த வேண்டாம்'],
    ['te', 'ఈ ప్రాజెక్టులో npm వాడాలి', 'ఈ ప్రాజెక్టులో npm వాడాలి వద్దు'],
    ['th', 'เราใช้ npm ในโปรเจกต์นี้', 'เราไม่ใช้ npm ในโปรเจกต์นี้'],
    ['tl', 'Gamitin ang npm sa proyektong ito', 'Huwag gamitin ang npm sa proyektong ito'],
    ['tr', 'Bu projede artık npm kullanıyoruz arkadaşlar', 'Bu projede artık npm kullanmıyoruz arkadaşlar'],
    ['tr', 'Test sunucusu şifreli bağlantı kabul eder', 'Test sunucusu şifresiz bağlantı kabul eder'],
    ['uk', 'Відтепер ми використовуємо npm у проєкті', 'Відтепер ми ніколи використовуємо npm у проєкті'],
    ['ur', 'اب سے ہم اس پروجیکٹ میں npm استعمال کرتے ہیں', 'اب سے ہم اس پروجیکٹ میں npm استعمال نہیں کرتے ہیں'],
    ['vi', 'Từ giờ dùng npm trong dự án này', 'Từ giờ đừng dùng npm trong dự án này'],
    ['vi', 'Tu gio dung npm trong du an nay', 'Tu gio khong dung npm trong du an nay'],
    ['zh', '测试服务器可以访问外部网络', '测试服务器不可以访问外部网络'],
  ])('%s: %s ≠ %s', (_, a, b) => {
    expect(saySame({ text: a }, { text: b })).toBe(false)
    expect(saySame({ text: b }, { text: a })).toBe(false)
  })
})

test.each([
  ['nl', 'Gebruik nooit npm in dit project', 'Gebruik niet npm in dit project.'],
  ['id', 'Jangan pakai npm di repo ini', 'jangan pakai npm di repo ini, please'],
  ['es', 'Responde en español', 'responde siempre en español'],
  ['en', 'Serverless functions deploy to Frankfurt', 'The serverless functions deploy to Frankfurt'],
])('saySame() merges what negates the same: %s: %s', (_, a, b) => {
  expect(saySame({ text: a }, { text: b })).toBe(true)
})
