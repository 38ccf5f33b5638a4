/** Classes of the table of medicines by words of an allergy; text in `wordKey` form. */
export const CLASS_WORDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bpen+ici?l+ine?s?\b|\bpencil+ins?\b|पेनिसिलिन|पेनिसिलीन|पेन्सिलिन/g, ['penicillin']],
  [/\b(?:cephalosporins?|cefalosporins?|cephs?)\b|सेफलोस्पोरिन/g, ['cephalosporin']],
  [/\bbeta ?lactams?\b/g, ['penicillin', 'cephalosporin', 'carbapenem']],
  [/\bcarbapenems?\b/g, ['carbapenem']],
  [
    /\bsulfas?\b|\bsulfonamides?(?: antibacterials?| antibiotics?)?\b|\bsulfur (?:drugs?|medicines?)\b|सल्फा|सलफा|सल्फ़ा/g,
    ['sulfonamide'],
  ],
  [/\bnsaids?\b|\bnon ?steroidals?(?: anti ?inflammator(?:y|ies))?\b/g, ['nsaid']],
  [
    /\bpain ?killers?\b|\banalgesics?\b|\bpain (?:tablets?|medicines?|relievers?)\b|\bdard (?:ki|ke|nivarak) ?(?:dawa(?:i|iyan)?|davai?|goli(?:yan)?|tablets?|sui|injections?)?\b|दर्द की (?:दवा|गोली|सुई)|दर्द ?निवारक/g,
    ['nsaid'],
  ],
  [/\bsalicylates?\b/g, ['nsaid', 'salicylate']],
  [/\bcox ?2(?: inhibitors?)?\b|\bcoxibs?\b/g, ['cox-2']],
  [/\bmacrolides?\b/g, ['macrolide']],
  [/\b(?:fluoro)?quinolones?\b/g, ['quinolone']],
  [/\btetracyclines\b/g, ['tetracycline']],
  [/\baminoglycosides?\b/g, ['aminoglycoside']],
  [/\b(?:nitro)?imidazoles?\b/g, ['nitroimidazole']],
  [/\b(?:opioids?|opiates?|narcotics?)\b/g, ['opioid']],
  [/\blocal ana?esthe(?:tics?|sia)\b|\bcaines?\b/g, ['local-anaesthetic', 'ester-anaesthetic']],
  [/\bace ?(?:inhibitors?|i)\b/g, ['ace-inhibitor']],
  [/\b(?:arbs?|sartans?|angiotensin receptor blockers?)\b/g, ['arb']],
  [/\bstatins?\b/g, ['statin']],
  [/\bazoles?\b/g, ['azole', 'azole-local']],
  [/\bppis?\b|\bproton pump inhibitors?\b/g, ['ppi']],
  [/\b(?:anti ?epileptics?|anti ?convulsants?)\b/g, ['aromatic-antiepileptic', 'lamotrigine']],
  [/\b(?:cortico)?steroids?\b/g, ['corticosteroid']],
  [/\banti ?histamines?\b/g, ['antihistamine']],
  [
    /\b(?:iv |ct |x ?ray |iodinated |radio )?contrast(?: media| medium| dye| agents?)?\b|\b(?:ct|iv|radio|angiography|ct scan|scan|cect|mri) ?dye\b/g,
    ['iodinated-contrast'],
  ],
  [/\biodides?\b|आयोडीन/g, ['iodine']],
  [/\bheparins\b|\blmwh\b/g, ['heparin']],
  [/\bthiazides?\b/g, ['thiazide']],
  [/\bsulfonylureas?\b/g, ['sulfonylurea']],
  [/\bbenzodiazepines?\b/g, ['benzodiazepine']],
  [/\bbeta ?blockers?\b/g, ['beta-blocker']],
  [/\bvaccines?\b|\bvaccinations?\b/g, ['vaccine']],
  [/\binsulins\b/g, ['insulin']],
];

/** Words that accompany an allergen. */
export const ALLERGY_EXTRAS: ReadonlySet<string> = new Set(
  `allergy allergies allergic allergen intolerance intolerant sensitivity sensitive hypersensitivity reaction reactions reacts reacted
   rash rashes itching itch itchy hives urticaria swelling angioedema anaphylaxis anaphylactic shock breathlessness wheeze wheezing
   vomiting nausea diarrhoea diarrhea fever blisters sjs ten dress fixed eruption fde redness fainting collapse giddiness gastritis
   mild moderate severe serious known history h o hx c past previous previously has had was is are got gets develops developed due
   to of from on after with and or any all some in the a an by when during childhood child age old ago since year last given taking
   drug drugs group family class type medicine medicines medication medications antibiotic antibacterial antibiotics products product
   tablets injection injections hospital test tested positive skin face lips tongue throat body suspected possible probable probably
   fainted faint cough pain muscle joint asthma attack stevens johnson syndrome headache cramps burning bleeding whole local
   wheals weals spots peeling redness palpitations sweating dizziness drowsiness hepatitis jaundice cause caused causes causing
   patient pt reported side effect effects adverse adr edible injectable oral syrup eye drops ointment cream wt se
   k but tincture query finding situation disorder propensity nos unspecified widespread generalised generalized allergic
   alergy elergy allergi elarji allerji ki ka ke se ko me mein par hai hain he ho hota hoti hota tha thi hui hua hue jata jati jaati jaate gaya gayi
   raha rahi lagta lagti wali wala wale vali vale dawa dawai davai dawaai dawaiyan dawaiyon davaiyan goli goliyan sui injection tika tablet
   capsule tab cap inj lene khane khaane lagane lagwane dene dene pine peene baad bad pehle bachpan purani puri poore sharir badan chehra
   khujli khujali sujan soojan chakatte chakte dane daane laal lal ulti chakkar behoshi behosh saans phoolna jalan dast bukhar
   एलर्जी दवा दवाई दवाइयां दवाइयों वाली वाला होती होता हो जाती जाता हुई हुआ थी था में पर दाने लाल उल्टी चक्कर सांस साँस सुई टीका बाद से की का के है को लेने पर चकत्ते खुजली सूजन गोली इंजेक्शन और`
    .split(/\s+/)
    .filter(Boolean),
);

/** With these words, food is the purpose or content of a medicine, as in "sugar ki dawa". */
export const MEDICINE_WORDS =
  /\b(?:drugs?|medicines?|medications?|tab(?:let)?s?|caps?(?:ules?)?|inj(?:ections?)?|syrups?|antibiotics?|pills?|da(?:wa|va)+i*y?a*n?|goli(?:yan)?|sui)\b|दवा|गोली|गोलियां|इंजेक्शन|सुई|सिरप/;

/** Words after which the text describes a reaction. */
export const REACTION_WORDS =
  /\b(?:rash|rashes|itching|hives|urticaria|swelling|angioedema|anaphyla\w+|reaction|wheez\w*|vomiting|blisters|sjs|develop\w*|after|since|age|shock|fever|khuja?li|su?oo?jan|chaka?tte|da+ne|ulti|chakkar|behoshi?|saans)\b|खुजली|सूजन|चकत्ते|दाने|उल्टी|चक्कर/;

/** Words of sentences, which describe a reaction next to a name. */
export const SENTENCE_WORDS =
  /\b(?:over|was|were|had|his|her|she|he|they|that|which|then|did|who|while|for|about|few|days?|hours?|into|both|legs?|hands?|trunk|body|ho gay[ai]|ho jat[ai]|gay[ai] tha?)\b|गया|जाता|जाती/;
