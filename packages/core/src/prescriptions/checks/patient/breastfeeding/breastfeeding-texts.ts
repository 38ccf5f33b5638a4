/** Reasons, acts and sources that several files share. */
export const LITTLE_KNOWN = { en: 'little is known of it in milk', hi: 'दूध में इसके बारे में कम जानकारी है' };
export const DROWSY = {
  en: 'it can make the infant drowsy and feed badly',
  hi: 'इससे शिशु सुस्त हो सकता है और दूध कम पी सकता है',
};
export const MILK = { en: 'it lowers the milk', hi: 'इससे दूध घटता है' };
export const PAIN = { en: 'Choose ibuprofen or paracetamol', hi: 'आइबुप्रोफ़ेन या पैरासिटामोल चुनें' };
export const LACTMED = 'LactMed';
export const BOTH = 'LactMed, BNF';
