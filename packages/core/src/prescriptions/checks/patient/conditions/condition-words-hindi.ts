/** Words of Hindi, in both scripts, with the English words that the conditions are looked for by. The longer come first. */
const WORDS: readonly (readonly [hindi: string, english: string])[] = [
  ['दिल का दौरा|हार्ट अटैक|हृदयाघात|dil ka daura', 'heart attack'],
  ['दिल की बीमारी|हृदय रोग|दिल का रोग|dil ki b[ie]+mar[iy]+', 'coronary heart disease'],
  ['हार्ट फेल|हार्ट फेलियर|हार्ट फेल्योर|हृदय विफलता', 'heart failure'],
  ['दमा|दम्मा|अस्थमा|dama|damaa|damma|asthama', 'asthma'],
  ['मिर्गी|मिरगी|एपिलेप्सी|mirgi|mirgee|mirgy', 'epilepsy'],
  ['दौरे पड़ते|दौरा पड़ता|झटके आते|daure padte', 'seizures'],
  ['पार्किंसन|पार्किन्सन|पार्किंसंस', 'parkinson'],
  ['लकवा|फालिज|पक्षाघात|lakwa|laqwa|lakva|falij', 'stroke'],
  ['पीलिया|जॉन्डिस|piliya|peeliya|pilia', 'jaundice'],
  ['डेंगू|डेंगु|dengu', 'dengue'],
  ['पेट का अल्सर|पेट में अल्सर|पेट का छाला|pet (?:ka|mein|me) ulcer', 'peptic ulcer'],
  ['खून की उल्टी|ख़ून की उल्टी|khoon ki ulti', 'haematemesis'],
  ['सिरोसिस|लिवर सिरोसिस|लीवर सिरोसिस', 'cirrhosis'],
  ['डायलिसिस|(?:गुर्दा|गुर्दे|किडनी) फेल|(?:gurda|gurde|kidney) fail', 'dialysis'],
  ['उच्च रक्तचाप|हाई बीपी|हाई ब्लड प्रेशर', 'hypertension'],
  ['टीबी|टी बी|तपेदिक|क्षय रोग|क्षयरोग|tapedik', 'tuberculosis'],
  ['एचआईवी|एच आई वी|एड्स', 'hiv'],
  ['स्तन कैंसर|ब्रेस्ट कैंसर|stan cancer', 'breast cancer'],
  ['थैलेसीमिया|थैलासीमिया', 'thalassemia'],
  ['सिकल सेल', 'sickle cell'],
  ['हीमोफीलिया|हीमोफिलिया', 'haemophilia'],
  ['शराब की लत|शराब|sharab|sharaab|daru|daaru', 'chronic alcohol'],
  ['अवसाद|डिप्रेशन', 'depression'],
  ['सिज़ोफ्रेनिया|सिजोफ्रेनिया', 'schizophrenia'],
  ['जी6पीडी|जी 6 पी डी', 'g6pd'],
  ['मायस्थेनिया', 'myasthenia'],
  ['नहीं|नही|nahi|nahin|nahee', 'not present'],
  ['माँ|मां|माता|maa|mata ji', 'mother'],
  ['पिता|पिताजी|pita|pitaji', 'father'],
  ['भाई|bhai', 'brother'],
  ['बहन|behan', 'sister'],
  ['परिवार|खानदान|parivar|khandan', 'family'],
  ['पहले|पुराना|पुरानी|pehle|pahle', 'past'],
];

const PATTERNS = WORDS.map(
  ([hindi, english]) =>
    [
      new RegExp(`(?<![\\p{L}\\p{M}])(?:${hindi.normalize('NFKD')})(?![\\p{L}\\p{M}])`, 'gu'),
      english,
    ] as const,
);

/** A text in lower case and decomposed (NFKD), with the Hindi names of conditions, denials and relatives in English. */
export const inEnglish = (text: string): string =>
  PATTERNS.reduce((whole, [hindi, english]) => whole.replace(hindi, english), text);
