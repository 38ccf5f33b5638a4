/** 3GPP TS 23.038, 6.2.1: the default alphabet without the escape character. */
const GSM =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** 6.2.1.1: the extension table; each character counts as two. */
const EXTENDED = '^{}\\[~]|€\f';

/** Characters per SMS: alone, and per part of several (3GPP TS 23.040, 9.2.3.24.1). */
const GSM_SIZES = { one: 160, each: 153 };
const UCS2_SIZES = { one: 70, each: 67 };

const partsOf = (length: number, { one, each }: typeof GSM_SIZES): number =>
  length <= one ? 1 : Math.ceil(length / each);

/**
 * Returns the number of SMS parts that a text is sent and billed as. Non-Latin text fits 70 characters per SMS instead
 * of 160.
 */
export function smsParts(text: string): number {
  const characters = [...text];
  const isGsm = characters.every((character) => GSM.includes(character) || EXTENDED.includes(character));
  if (!isGsm) return partsOf(text.length, UCS2_SIZES);
  const extended = characters.filter((character) => EXTENDED.includes(character)).length;
  return partsOf(characters.length + extended, GSM_SIZES);
}
