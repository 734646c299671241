/**
 * The words of a wish to persist that only points at its content: "please add this to CLAUDE.md", "merk dir das". A sentence with any
 * other word has its own content. Folded: lower case, without diacritics and apostrophes.
 */
const WORDS =
  // English
  `please pls plz also and so ok okay yes yeah yep sure right good great cool nice perfect thanks thank cheers then now just too well btw fyi by way
can could would will should shall must need want like id i you u we us me lets let make do dont be is are was going have has to not
remember note save store add put write record persist log drop stick append include keep mind commit update capture memorize memorise take bear get
forget never ever always learn know
this that it these those them they one ones all both everything what said just_said say above below here there
the a an your you my our its own into in inside on onto with for as at of from down up somewhere
last next time times later future forward reference session sessions chat chats conversation conversations every each forever permanently permanent long-term long term
project repo memory memories _memoryfile_ _path_ md file files rule rules entry entries note notes line lines section guideline guidelines instruction instructions
preference preferences convention conventions learning learnings lesson lessons knowledge base doc docs document documentation context agent agents claude
info information point points thing things part two three four five six seven some several few more following again important very really carefully exactly bit word words
` +
  // German
  `bitte das dies dieses diese diesen es dir dich ihn sie alles beides auch noch mal bitte doch ja und die der den dem des zu zur zum fur auf als ins im ein
datei regel regeln notiz notizen gedachtnis anweisung anweisungen schreib schreibe schreiben notier notiere notieren pack packe trag trage nimm speicher
speichere speichern merk merke merken fuge hinzu rein dazu nicht vergessen vergiss denk denke dran daran behalte behalt kopf immer kunftig zukunft nachstes nachste
nachsten mal beim ab jetzt kannst konntest du wir uns mir ich mochte will dass genau so ` +
  // French
  `ca cela ceci ces cette ce cet le la les l en ta ton tes ma mon mes dans ajoute ajouter note noter mets mettre enregistre ecris garde garder sauvegarde
inscris souviens-toi souviens rappelle-toi retiens retenir toi bien sil s il te vous plait svp stp pour y tout aussi et regle regles consigne consignes
fichier memoire avenir lavenir prochaine prochaines fois futur toujours noublie n oublie pas jamais de d du des au aux a un une moi que peux tu ` +
  // Spanish and Portuguese
  `esto eso esta este estas estos lo los las el al del y e en tu tus mi mis su por favor agrega agregalo anade anadelo anota anotalo anotate apunta apuntalo
guarda guardalo pon ponlo mete escribe escribelo registra registralo recuerda recuerdalo recuerdala recorda acuerdate acordate ten tene cuenta toma nota notas no te olvides
memoria regla reglas instrucciones archivo siempre proxima vez futuro adelante ahora para que sepas tambien todo todas todos puedes
isso isto este essa esse essas esses o os as na no nas nos ao da do das dos um uma seu sua meu minha adiciona adicione anote guarde salva salve poe coloca coloque
escreve registre bota lembra lembre lembra-se lembre-se disso disto dele dela tenha mente nao esquece esqueca esquecas regras instrucoes arquivo sempre futuras
pra tudo tambem pode ai ` +
  // Italian, Dutch, Polish
  `questo quello questa queste questi ciò cio lo la le gli nel nella alla alle ai nei per favore aggiungi aggiungilo annota annotalo salva salvalo metti mettilo
scrivi scrivilo memorizza ricorda ricordalo ricordati tieni presente conto mente non dimenticare regole regola istruzioni file sempre anche tutto puoi di che
dit dat deze die het de een je jouw mijn onze aan bij zet schrijf voeg toe bewaar sla op onthoud onthou vergeet niet denk eraan geheugen regels instructies
bestand altijd ook alles kun jij alsjeblieft graag even
to tego te ten ta prosze dodaj zapisz dopisz wpisz zanotuj zapamietaj pamietaj sobie do w na pamieci pamiec zasad zasady instrukcji pliku notatek zawsze tez
wszystko mozesz nie zapomnij przyszlosc uwadze miej ` +
  // Turkish, Vietnamese, Indonesian
  `bunu sunu onu bunlari bu su o lutfen hafizana hafizaya bellegine kurallara kurallarina notlara notlarina ekle yaz kaydet not al et unutma aklinda tut olsun
hatirla da de her zaman
hay ky dieu nay do cai them ghi luu viet vao nho giup nhe nha bo chu quy tac luon hay
ini itu tolong tambahkan tambahin simpan catat masukkan masukin tulis ke dalam di memori aturan catatan ingat inget selalu juga ya dong jangan lupa semua ` +
  // Russian, Ukrainian, Arabic, Hindi
  `це цей ця ці їх запамятай запамятайте памятай май на увазі врахуй будь ласка памяті память завжди теж это этого этому этот эти эту его ее их все тоже также пожалуйста добавь запиши занеси внеси сохрани впиши положи пропиши запомни запомните помни имей имейте
в виду учти учтите не забудь забывай на в во для к себе мне там туда и ну да файл память памяти правила правило инструкции заметки заметку будущее всегда можешь
هذا هذه ذلك ها من فضلك لو سمحت اضف أضف سجل احفظ احفظها اكتب حط تذكر تذكري لا تنسى تنس في الى إلى على الذاكرة ذاكرتك القواعد التعليمات دائما كل ايضا أيضا
ye yeh isko ise isse yaad yad rakho rakhna rakh lo note karo kar memory me mein main daal do likh save add bhi please hamesha yaaddasht यह इसे इसको याद रखो रखना में
` +
  // Czech and Slovak, Swedish, Danish and Norwegian, Finnish, Hungarian, Romanian
  `zapamatuj zapamataj pamatuj pamataj si to tohle toto toho nezapomen nezabudni pridej pridaj zapis dopis uloz poznamenej poznac prosim do na pro pre mej maj
pameti pamati pamet pamat pravidel pravidla pravidiel instrukci souboru suboru poznamek taky tiez vzdy priste nabuduce i
kom ihag minns glom inte det det har detta den lagg till skriv spara notera upp ner i minnet reglerna regler alltid nasta gang snalla aven ocksa att
husk glem ikke at dette den her tilfoj legg gem lagre noter hukommelsen hukommelse minne reglerne reglene altid neste naeste ogsa til
muista tama taman tata se sen ala unohda lisaa kirjoita kirjaa tallenna laita muistiin saantoihin ohjeisiin myos aina jatkossa ensi kerralla
jegyezd emlekezz meg ezt azt ne felejtsd el ird irj add hozza vedd fel mentsd a az szabalyokhoz memoriaba jegyzetekbe be mindig kerlek is kovetkezo alkalommal
tine minte retine asta aceasta acest nu uita adauga scrie salveaza noteaza pune in la memorie memoria reguli o te rog si mereu
zapamti upamti ovo ` +
  // Greek, Bulgarian, Hebrew, Persian
  `θυμησου θυμήσου να θυμασαι θυμάσαι μην ξεχασεις ξεχάσεις αυτο αυτό το κι και γραψε γράψε βαλε βάλε προσθεσε πρόσθεσε σημειωσε σημείωσε γράψεις βάλεις προσθέσεις σημειώσεις στο στη στην μνημη μνήμη στους κανονες κανόνες παντα πάντα
запомни помни не забравяй това го добави сложи отбележи си в паметта правилата бележките моля винаги
זכור זכרי תזכור תזכרי אל תשכח את זה תוסיף תכתוב תשמור תרשום לזיכרון לכללים ל ב בבקשה גם תמיד
یادت باشه باشد نره اینو این رو را به خاطر بسپار فراموش نکن اضافه کن بنویس ثبت ذخیره بذار حافظه قوانین لطفا هم همیشه تو توی در ` +
  `_code_ . , ; : ! ? ( ) " … – — - * ، ؛ ؟`

export const POINTING_WORDS: ReadonlySet<string> = new Set(WORDS.split(/\s+/))

/** The same for scripts without spaces; what remains without all of these has content. */
export const POINTING_EXPRESSIONS =
  /_memoryfile_|จำ|เรื่องนี้|อันนี้|นี้|ด้วย|ไว้|บันทึก|จด|เพิ่ม|ลงใน|ใน|ช่วย|หน่อย|กฎ|อย่าลืม|นะ|ครับ|ค่ะ|_path_|_code_|memory|claude|rules?|please|请注意|請注意|请|請|帮我|幫我|麻烦|麻煩|你|把|将|將|这个|這個|那个|那個|这条|這條|这一?点|這一?點|这些|這些|这|這|上面|以上|刚才|剛才|说的|說的|内容|內容|它|记住|記住|记得|記得|记下|記下|记一下|記一下|记录|記錄|记牢|记好|記好|别忘|別忘|不要忘|写进|写到|写入|加到|加进|加入|记到|记进|存到|存进|放到|放进|更新|寫進|寫到|寫入|加進|記到|記進|存進|放進|补到|補到|添加|保存|记忆|記憶|规则|規則|备忘|備忘|规范|規範|文档|文檔|文件|里面|裡面|里|裡|中|以后|以後|下次|永远|永遠|一下|下来|下來|一条|一條|也|都|要|了|吧|哦|啊|的|到|进|進|在|これ|それ|この|その|今の|上の|上記|こと|件|点|ルール|内容|覚えて|おぼえて|おいて|おいといて|メモリー?|メモ|忘れないで|忘れず|して|しておいて|しといて|追記|追加|書いて|書き|入れて|残して|記録|保存|載せて|足して|次回|今後|ちゃんと|しっかり|絶対に?|ください|下さい|さい|お願い|します|を|は|も|に|へ|と|って|ね|よ|の|이거|그거|이것|그것|이걸|그걸|이건|그건|이|그|내용|규칙|지침|룰|점|기억|해줘|해 ?주세요|해둬|해 ?둬|하고|해|줘|주세요|둬|두고|놔|메모리|메모|저장|추가|적어|써|넣어|남겨|기록|앞으로|다음에|꼭|잘|좀|에다|에도|에|으로|로|을|를|은|는|도|요/g
