/** 3GPP TS 23.038, 6.2.1: the default alphabet; the escape is none of a text. */
const GSM =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** 6.2.1.1: its extension table; each takes two places. */
const EXTENDED = '^{}\\[~]|€\f';

/** Characters of one SMS, and of each part where there are several (3GPP TS 23.040, 9.2.3.24.1). */
const GSM_SIZES = { one: 160, each: 153 };
const UCS2_SIZES = { one: 70, each: 67 };

const partsOf = (length: number, { one, each }: typeof GSM_SIZES): number =>
  length <= one ? 1 : Math.ceil(length / each);

/** How many SMS a text is sent as, and paid as. Other alphabets than the Latin one fit in 70 characters, not in 160. */
export function smsParts(text: string): number {
  const characters = [...text];
  const isGsm = characters.every((character) => GSM.includes(character) || EXTENDED.includes(character));
  if (!isGsm) return partsOf(text.length, UCS2_SIZES);
  const extended = characters.filter((character) => EXTENDED.includes(character)).length;
  return partsOf(characters.length + extended, GSM_SIZES);
}
