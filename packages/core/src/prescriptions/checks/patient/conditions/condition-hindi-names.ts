import type { ConditionKey } from './condition-names.ts';

/**
 * Hindi names of conditions, romanised and in Devanagari, and common misspellings. Comma-separated regular expressions
 * over words without nukta.
 */
const HINDI_NAMES: Partial<Readonly<Record<ConditionKey, string>>> = {
  'heart-failure': `dil (?:ki |ka )?(?:kam[jz]or\\w*|fail\\w*), (?:heart|hart|haart) (?:fail\\w*|kam[jz]or\\w*), दिल की कमजोरी, दिल कमजोर, दिल फेल,
    हार्ट फेल\\p{L}*`,
  asthma: `dam+a+, d[ao]m+a ka rog, saa?ns ki (?:bimari|beemari), astha?ma, ash?tha?ma, astama, astma, ashtma, athma, asthama, सा[ँं]स की बीमारी,
    दमा, दम्मा, अस्थमा, आस्थमा, अस्थामा, श्वास रोग`,
  copd: 'सीओपीडी, सी ओ पी डी',
  'coronary-disease': `dil ka (?:dau?|do)ra, dil (?:ki|ka|ke) (?:bimari|beemari|bemari|rog|mari[jz]), hriday rog, hart (?:attack|atek), heart atta?c?k,
    (?<!rheumatic |congenital |valvular |valve |hypertensive |pulmonary )heart (?:disease|patient|problem|ki bimari|ki problem), angioplasty,
    (?:dil|heart) m(?:e|ei|ein) stent, दिल का दौरा, दिल की बीमारी, दिल का रोग, हृदय रोग, ह्रदय रोग, हृदय की बीमारी, हार्ट अटैक, हार्ट की बीमारी`,
  hypertension: `(?<!(?:low|kam|normal) )b ?p(?! (?:low|kam|normal|theek|thik|control nahi hai low))(?: ki bimari| hai| high| badha)?, hai ?b ?p,
    haa?i b ?p, uch+ rakt ?cha?a?p, rakt ?chaa?p, hypertention, hypertenshion, ht, hypertenstion, बीपी(?! कम| लो), बी पी(?! कम| लो), ब्लड प्रेशर(?! कम| लो),
    उच्च रक्तचाप, (?<!निम्न )रक्तचाप, हाइपरटेंशन`,
  'heart-block': '(?:dil ki )?dhadkan (?:dheemi|dhimi|kam), दिल की धड़कन धीमी, हार्ट ब्लॉक',
  'peptic-ulcer': `pet m(?:e|ei|ein) (?:al?sar|ulcer|ch+h?ale|chale), pet (?:ka|ke) (?:al?sar|ulcer), alsar, aa?nt ka (?:alsar|ulcer), पेट का अल्सर,
    पेट में अल्सर, पेट में छाले, अल्सर, पेप्टिक अल्सर`,
  dyspepsia: `(?:pet m(?:e|ei|ein) )?(?:gas|gais|gass)(?! gangrene), asidity, esidity, aciditi, pet m(?:e|ei|ein) jalan, see?ne m(?:e|ei|ein) jalan,
    kha?t+i dakar, एसिडिटी, गैस, गैस्ट्रिक, पेट में जलन, सीने में जलन, खट्टी डकार`,
  'gi-bleed':
    'khoo?n ki ulti\\w*, khooni ulti, kal[ai] (?:dast|mal|potty|latrine), खून की उल्टी, खूनी उल्टी, काला मल, काले दस्त',
  'brain-bleed': `dim[ao]a?g (?:ki )?nas (?:fat|phat)\\w*, dim[ao]a?g m(?:e|ei|ein) khoo?n, brain h[ea]+mr+[ha]+ge?, brain hem\\w+ge, दिमाग की नस फट\\p{L}*,
    दिमाग में खून, ब्रेन हेमरेज`,
  stroke: `(?<!(?:chehre|chehra|muh|mukh) k[ai] )(?:la[kq]wa+|lakva|falij|faalij|fali[jz]|adhrang|pakshaghat|paralisis|parali[sz]is|pairalisis),
    (?<!चेहरे का |मुंह का )(?:लकवा|फालिज|पक्षाघात|अधरंग|पैरालिसिस), ब्रेन स्ट्रोक`,
  'bleeding-disorder':
    'khoo?n nahi rukta, khoo?n na rukn\\w+ ki bimari, platelets? kam, खून नही रुकता, प्लेटलेट्?स? कम, हीमोफीलिया',
  thrombosis: `khoo?n ka thak+a, khoo?n (?:ka )?(?:jam|jama|jamna)(?: gaya)?(?! nahi), blood clot in (?:the )?(?:leg|lung)s?, खून का थक्का, खून जम\\p{L}*`,
  'breast-cancer': '(?:stan|breast|chhaa?ti) (?:ka |ke )?(?:kaisar|kensar|cancer), स्तन (?:का )?कैंसर',
  'womb-cancer': '(?:bach+e? ?daa?ni|garbhashay) ka (?:cancer|kensar), बच्चेदानी का कैंसर, गर्भाशय का कैंसर',
  'bladder-cancer': 'pes[h]?aa?b ki thaili ka (?:cancer|kensar), पेशाब की थैली का कैंसर',
  g6pd: 'जी ?6 ?पीडी, जी6 पी डी',
  gout: 'u?uric acid (?:badha|high|zyada|jyada)\\w*, high uric acid, यूरिक एसिड, गाउट',
  epilepsy: `mir[gq]h?(?:i+|ee), epil[ea]ps[iy], epilapsi, apasmar, (?<!dil k[ae] )dau?r[ae](?: (?:padna|padte|parte|aate|ki bimari)| ka rog)?, jhatke aate,
    fit (?:ki bimari|aat[ai]|aana|padna), मिर्गी, मिरगी, मृगी, अपस्मार, (?<!दिल का |दिल के )(?:दौरे|दौरा पड\\p{L}\\p{M}*)`,
  parkinson: 'kampvat, kampvaat, parkinsan, parkinshan, पार्किंसन, पार्किन्सन, कंपवात, कम्पवात',
  dementia: 'bhoo?lne ki (?:bimari|beemari), dimenshia, dimentia, भूलने की बीमारी, डिमेंशिया, अल्जाइमर',
  cirrhosis: `(?:jigar|liver|livar|lever|kaleja) (?:ka |ki )?(?:kharab\\w*|fail\\w*|failure|sikud\\w*|bimari|beemari|damage[d]?), sirosis, cirosis,
    pet m(?:e|ei|ein) paa?ni(?: bhar\\w*)?, जिगर खराब, लि?ी?वर (?:खराब|फेल|की बीमारी|सिकुड\\p{L}*), सिरोसिस, पेट में पानी`,
  hepatitis: `(?:kala )?pee?lii?y?[ai]a?, peelia, pilia, piliya, pilya, jaundis\\w*, joundice, jondis, hepatit[iu]s, पीलिया, काला पीलिया, हेपेटाइटिस, जॉन्डिस`,
  prostate: `pro[s]?s?t[ae]t?e? (?:badh\\w*|badi|bada|ki bimari|problem|enlarged?), gadood badh\\w*, pes[h]?aa?b (?:ruk\\w*|band)(?: ruk\\w*)?, प्रोस्टेट,
    पेशाब रुक\\p{L}*, पेशाब बंद`,
  'bowel-obstruction': 'aa?nt m(?:e|ei|ein) rukaa?w[ae]?t, aa?nt band, आंत में रुकावट, आँत में रुकावट',
  pancreatitis: 'p[ae]ncreas (?:ki|me) (?:su+jan|soojan), पैंक्रियाटाइटिस, अग्न्याशय में सूजन',
  dengue: 'deng[uo]+e?, dengi, denggu, haddi ?tod bukhar, डेंगू, डेंगु',
  hyperkalaemia: 'pot[ae]s?sium (?:badha|zyada|jyada|high), पोटैशियम (?:ज्यादा|बढा|अधिक)',
  hypokalaemia: 'pot[ae]s?sium (?:kam|low), पोटैशियम कम',
  hyponatraemia: 'sodium (?:kam|low), सोडियम कम',
  alcohol: `sha?raa?b(?: ki lat| peet[ai]| pite| peete| ka nasha| ka aadi| pina)?, sha?raa?bi, da+ru(?: peet[ai]| pite| ka nasha| ki lat)?, शराब की लत,
    शराब पी\\p{L}*\\p{M}*, शराब का नशा, शराबी, शराब`,
  opioid: 'af(?:ee|i)+m(?: ki lat)?, doda post, nash[ae] ki lat, chitta ki lat, smack leta, अफीम, नशे की लत',
  psychosis: 'pa+galpan, sijofreniya, sch?i[zj]ofreni\\w+, पागलपन, सिजोफ्रेनिया',
  depression:
    'avsa+d, dipres+[io]+n, depresion, udaa?si ki bimari, atma ?hatya, aatmahatya, अवसाद, डिप्रेशन, आत्महत्या',
  osteoporosis: 'hadd?i\\w* (?:kam[jz]or|khokhl[ai])\\w*, हड्डी कमजोर, हड्डियां? कमजोर, हड्डियाँ कमजोर',
  thyrotoxicosis: 'hyper thyroid\\w*, haa?i?per ?thyr?oid\\w*, हाइपरथायरॉ?\\p{L}*',
  psoriasis: 'sora[iy]+asis, psorias\\w*, psoraisis, सोरायसिस, सोराइसिस',
  tuberculosis: 't ?b ki (?:bimari|beemari), tapedik, kshay rog, टी ?बी, तपेदिक, क्षय ?रोग',
  anuria: 'peshab (?:bilkul )?band, पेशाब बिल्कुल बंद',
  'perforated-eardrum':
    'kaan ka parda (?:phata|fata|phat gaya|fat gaya)(?: hua)?, kaan (?:ke|k) parde m(?:e|ein) chh?ed, कान का पर्दा फटा, कान के पर्दे में छेद',
  'b12-deficiency': 'b ?12 ki kami, बी ?12 की कमी',
  'weak-defence': 'एचआईवी, एच आई वी, एड्स',
  'haemoglobin-disorder': 'थैलेसीमिया, थैलासीमिया, सिकल सेल',
  'kidney-failure': `(?:kidneys?|kidni|gurd[ae]|gurd+e) (?:ka |ki |ke )?fail\\w*, (?:dial[iy]s[ie]s|dayalisis)(?: p[er]+| par| chal raha)?, किडनी फेल\\p{L}*,
    गुर्दे? ?फेल, गुर्दा फेल, डायलिसिस`,
  'kidney-stage-4': `(?:kidneys?|kidni|gurd[ae]|gurd+e) (?:ka |ki |ke |me |mein )?(?:kharab\\w*|damaged?),
    creatinine (?:badha|high|zyada|jyada)\\w*, किडनी खराब, गुर्द(?:े|ा) खराब`,
};

const withoutNukta = (text: string): string => text.normalize('NFKD').replace(/\u093c/g, '');

/** Matches whole words: "bp" is not in "bph". Devanagari words may continue with a vowel sign. */
const namePattern = (names: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}])(?:${withoutNukta(names)
      .split(/,\s+/)
      .map((name) => name.trim())
      .join('|')})(?![\\p{L}\\p{M}\\p{N}])`,
    'u',
  );

export const HINDI_PATTERNS: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(HINDI_NAMES).map(([condition, names]) => [condition, namePattern(names)]),
);
