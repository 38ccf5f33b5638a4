/** Ordinary words that sound like a medicine. A person has to read them. */
const ORDINARY: ReadonlySet<string> = new Set(
  `target random happy surface attention symbol loose scalp sprain stent forest noise float imran email offline pause seene
   endas vertigo poison style settle still select street american personal month months letter happi silica tissue
   प्रोटीन प्रोफाइल स्टेंट घंटों मॉनिटर परिवार शुगर अस्पताल`
    .split(/\s+/)
    .filter(Boolean),
);

export const isOrdinaryWord = (word: string): boolean => ORDINARY.has(word);
