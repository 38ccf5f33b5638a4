const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Words that deny, in English, romanised Hindi and Hindi. */
const DENIALS = wordsOf(`
  nil nill none no not nothing never nkda nka nkfa nda nad na denies denied negative
  nahi nahin nai nhi nahee nehi nahiin nope नहीं नही नहि ना
`);

/** Words that can be next to a denial without naming an allergen. */
const AROUND = wordsOf(`
  a any known allergy allergies allergic allergi alergy elergy elarji allerji drug drugs food medicine medicines medication medications medicinal
  koi kuch kuchh kisi environmental latex history h o hx of to significant reported complaints complaint reaction reactions adverse issue problem such
  at intolerance intolerances so far till date yet now present as per patient pt patients attendant past previous situation finding specific other
  hai hain he h ho hua hui hoti hota thi tha bhi abhi tak aaj ki ka ke se ko dawa dawai dawaiyon davai davaa cheez chiz dikkat taklif takleef
  pareshani kabhi medical record noted found identified recorded detected documented ever had has have is are
  कोई कुछ किसी कभी एलर्जी अलर्जी एलर्जि दवा दवाई दवाओं दवाइयों चीज से की का के को भी अभी तक आज है हैं हुई हुआ होती थी ज्ञात दिक्कत तकलीफ परेशानी समस्या खाने
  इतिहास और या
`);

/** "Not known" and "not asked" are not denials. */
const NOT_KNOWN =
  /\b(?:not|never) (?:yet )?(?:known|asked|sure|recorded|documented|noted|available|applicable)\b|\bno (?:record|information|data|idea|history available)\b|पता नही|मालूम नही|याद नही|(?<!कोई )ज्ञात नही|\b(?:pata|malum|maloom|yaad) (?:nahi|nahin|nhi|nai)\b/;

/** Abbreviations such as "n a", "n k a" and "n k d a" after dots and slashes were removed. */
const LETTERS = /^n (?:a|k a|k d a|k f a|a d|i l)$/;

/**
 * Whether a text only says that there is no allergy: a denial, and nothing that could name one. The text is in
 * `wordKey` form.
 */
export function isNoAllergy(text: string): boolean {
  if (LETTERS.test(text)) return true;
  if (NOT_KNOWN.test(text)) return false;
  const words = text.split(' ');
  return (
    words.some((word) => DENIALS.has(word)) && words.every((word) => DENIALS.has(word) || AROUND.has(word))
  );
}

const DENIED_NAME = new RegExp(
  `^(?:(?:patient|pt) )?(?:is )?(?:${[
    '(?:not|never) (?:known to be )?(?:allergic|sensitive|hypersensitive) to',
    '(?:no|nil|never any|denies|denied|without)(?: any)?(?: known)?(?: drug)?(?: h o| history of| hx of)?(?: allerg(?:y|ies)| reactions?| sensitivity| hypersensitivity) (?:to|with|from)',
  ].join('|')}) (.+)$`,
);
const DENIED_NAME_BEFORE = /^(?:no|nil)(?: known)? ([a-z]+) allerg(?:y|ies)(?: known| reported| history)?$/;
const DENIED_NAME_HINDI =
  /^(.+?) (?:se|से) (?:(?:koi|कोई) )?(?:allergy|allergies|alergy|एलर्जी|अलर्जी) (?:nahi|nahin|nhi|नहीं|नही)(?: (?:hai|hain|he|है|हैं))?$/;

/** After the name, these start another statement. */
const TURNS =
  /\b(?:but|except|only|other|than|allergic|allergy|reaction|rash|hai|sirf|lekin|par)\b|लेकिन|पर |सिर्फ/;

/** Returns the names that a text denies an allergy to; undefined if it says anything else. */
export function deniedNames(text: string): string | undefined {
  const [, names] =
    DENIED_NAME.exec(text) ?? DENIED_NAME_BEFORE.exec(text) ?? DENIED_NAME_HINDI.exec(text) ?? [];
  return names !== undefined && !TURNS.test(names) && !STATES_DENIAL.test(names) ? names : undefined;
}

/** Text with these words is never read as an allergy; the doctor is asked. */
export const STATES_DENIAL =
  /\b(?:not|no|never|denies|denied|tolerates|tolerated|tolerating|except|without|ruled out|unlikely|nahi|nahin|nhi)\b|नही/;
