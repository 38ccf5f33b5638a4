/** Classes of the table of medicines that the words of an allergy mean; text as `wordKey` has it. */
export const CLASS_WORDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bpen+ici?l+ine?s?\b|\bpencil+ins?\b|पेनिसिलिन|पेनिसिलीन|पेन्सिलिन/g, ['penicillin']],
  [/\b(?:cephalosporins?|cefalosporins?|cephs?)\b|सेफलोस्पोरिन/g, ['cephalosporin']],
  [/\bbeta ?lactams?\b/g, ['penicillin', 'cephalosporin', 'carbapenem']],
  [/\bcarbapenems?\b/g, ['carbapenem']],
  [
    /\bsulfas?\b|\bsulfonamides?(?: antibacterials?| antibiotics?)?\b|\bsulfur (?:drugs?|medicines?)\b|सल्फा/g,
    ['sulfonamide'],
  ],
  [/\bnsaids?\b|\bnon ?steroidals?(?: anti ?inflammator(?:y|ies))?\b/g, ['nsaid']],
  [
    /\bpain ?killers?\b|\banalgesics?\b|\bpain (?:tablets?|medicines?|relievers?)\b|दर्द की (?:दवा|गोली)|दर्द ?निवारक/g,
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
    /\b(?:iv |ct |x ?ray |iodinated |radio )?contrast(?: media| medium| dye| agents?)?\b|\b(?:ct|iv|radio|angiography) ?dye\b/g,
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

/** Food and substances around us: no medicine, so nothing is compared but the rows of `CROSS_ROWS` that name one. */
export const OTHER_ALLERGENS: readonly (readonly [RegExp, string])[] = [
  [/\bhair (?:dye|colour|color)\b|\bmehe?ndi\b|\bhenna\b/g, 'cosmetics'],
  [/\beggs?\b|\banda\b|अंडा|अंडे|अण्डा/g, 'egg'],
  [/\bpeanuts?\b|\bground ?nuts?\b|मूंगफली|मूँगफली/g, 'peanut'],
  [
    /\b(?:tree ?)?nuts?\b|\bcashews?\b|\balmonds?\b|\bwalnuts?\b|\bpistachios?\b|\bkaju\b|\bbadam\b|काजू|बादाम/g,
    'nut',
  ],
  [/\bsoya?(?: ?beans?)?\b|सोया/g, 'soya'],
  [/\bshell ?fish\b|\bsea ?food\b|\bprawns?\b|\bshrimps?\b|\bcrabs?\b|\blobsters?\b|झींगा/g, 'shellfish'],
  [/\bfish\b|मछली/g, 'fish'],
  [/\bmilk\b|\bdairy(?: products?)?\b|\blactose\b|\bcurds?\b|\bpaneer\b|\bcheese\b|दूध|दही/g, 'milk'],
  [/\bwheat\b|\bgluten\b|गेहूं|गेहूँ/g, 'wheat'],
  [
    /\bfoods?\b|\bchicken\b|\bmutton\b|\bbeef\b|\bpork\b|\bmeat\b|\bbrinjals?\b|\bbaingan\b|\btomato(?:es)?\b|\bpotato(?:es)?\b|बैंगन/g,
    'food',
  ],
  [
    /\bmushrooms?\b|\bbananas?\b|\bmango(?:es)?\b|\bpapayas?\b|\bpineapples?\b|\bstrawberr(?:y|ies)\b|\bcitrus\b|\bkiwi\b|\bfruits?\b/g,
    'food',
  ],
  [
    /\bchocolates?\b|\bcoffee\b|\btea\b|\bsesame\b|\bmustard\b|\bgarlic\b|\bonions?\b|\bspic(?:es|y)\b|\bdal\b|\brajma\b|\bajinomoto\b|\bmsg\b/g,
    'food',
  ],
  [/\b(?:house )?dust(?: mites?)?\b|\bmites?\b|\bdhool\b|धूल|मिट्टी/g, 'dust'],
  [
    /\b(?:tree |grass |weed )?pollens?\b|\bgrass(?:es)?\b|\btrees?\b|\bweeds?\b|\bparthenium\b|\bflowers?\b|पराग/g,
    'pollen',
  ],
  [/\bmou?lds?\b|\bmildew\b/g, 'mould'],
  [
    /\b(?:animals?|cats?|dogs?|pets?)(?: dander| hair| fur)?\b|\bdander\b|\bfur\b|\bfeathers?\b|\bcockroach(?:es)?\b|बिल्ली|कुत्त/g,
    'animals',
  ],
  [
    /\b(?:honey ?)?(?:bees?|wasps?|ants?|hornets?|mosquito(?:es)?|insects?)(?: stings?| bites?| venom)?\b|\bvenom\b|मधुमक्खी|मच्छर/g,
    'insects',
  ],
  [/\blatex\b|\brubber\b|\bgloves?\b/g, 'latex'],
  [
    /\bnickel\b|\bmetals?\b|\bjewell?ery\b|\bsoaps?\b|\bdetergents?\b|\bperfumes?\b|\bcosmetics?\b|\bwool\b|\bleather\b|\bcement\b/g,
    'contact',
  ],
  [/\b(?:adhesive |micropore |surgical )?(?:tapes?|plasters?|adhesives?)\b|\bband ?aids?\b/g, 'contact'],
  [
    /\bsmoke\b|\bpollution\b|\bsun(?:light)?\b|\bcold (?:weather|air|water)\b|\bheat\b|\bweather\b|\bseasonal\b|\bsmells?\b|धुआं|धुआँ/g,
    'environment',
  ],
  [/\balcohol\b/g, 'alcohol'],
];

/** Statements that there is no allergy. */
export const NO_ALLERGY =
  /^(?:nil|none|no|nkda|nka|nkfa|nda|nad|n a|na|nil known|none known|nil significant|no significant|nothing|no (?:known |h o |history of |any )*(?:drug |medicine |medication |food |environmental |latex |[a-z]+ )?allerg(?:y|ies|ic)(?: known| reported| history)?|no known (?:drug|food|medicine|medication)s?|not allergic|no complaints|कोई नहीं|नहीं|कोई एलर्जी नहीं|कोई ज्ञात एलर्जी नहीं)$/;

/** With these words nothing is read as an allergy: people ask. */
export const NEGATIONS =
  /\b(?:not|no|never|denies|denied|tolerates|tolerated|tolerating|except|without|ruled out|unlikely)\b|नहीं/;

/** Words around the name of an allergy. */
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
   एलर्जी दवा दवाई दवाइयां से की का के है को लेने पर चकत्ते खुजली सूजन गोली इंजेक्शन और`
    .split(/\s+/)
    .filter(Boolean),
);

/** Words that show that the rest of the text describes the reaction. */
export const REACTION_WORDS =
  /\b(?:rash|rashes|itching|hives|urticaria|swelling|angioedema|anaphyla\w+|reaction|wheez\w*|vomiting|blisters|sjs|develop\w*|after|since|age|shock|fever)\b/;
