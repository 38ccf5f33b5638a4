/** Reasons that several files share. */
export const BLEED = { en: 'it can make the bleeding worse', hi: 'इससे रक्तस्राव बढ़ सकता है' };
export const FITS = { en: 'it can cause fits', hi: 'इससे दौरे पड़ सकते हैं' };
export const ANTIMUSCARINICS =
  'tricyclic, trihexyphenidyl, oxybutynin, tolterodine, solifenacin, darifenacin, trospium, dicyclomine, hyoscine butylbromide, hyoscine hydrobromide, propantheline, atropine, glycopyrronium, clidinium, chlorpheniramine, promethazine, diphenhydramine, hydroxyzine, cyproheptadine, doxylamine';
