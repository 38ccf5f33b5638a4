/** Offsets in minutes east of UTC for each time zone abbreviation, winter and summer (IANA Time Zone Database). */
const OFFSETS: Readonly<Record<string, readonly number[]>> = {
  /** India, Ireland in summer, Israel. */
  IST: [330, 60, 120],
  /** United Kingdom in summer, Bangladesh. */
  BST: [60, 360],
  /** Arabia, Atlantic coast of Canada. */
  AST: [180, -240],
  /** Gulf, South Georgia. */
  GST: [240, -120],
  /** Central America, China, Cuba. */
  CST: [-360, 480, -300],
  /** Eastern coast of America, of Australia in winter and summer. */
  EST: [-300, 600, 660],
  /** Western coast of America, Philippines. */
  PST: [-480, 480],
  /** Rocky Mountains, Malaysia, Myanmar. */
  MST: [-420, 480, 390],
  /** Samoa, Singapore. */
  SST: [-660, 480],
  /** Western Indonesia, West of Africa. */
  WST: [420, 60, 480],
  EDT: [-240, 660],
  CDT: [-300, -240],
  PDT: [-420],
  MDT: [-360],
  NPT: [345],
  PKT: [300],
  BTT: [360],
  MMT: [390],
  MVT: [300],
  SGT: [480],
  HKT: [480],
  JST: [540],
  KST: [540],
  WIB: [420],
  ICT: [420],
  CET: [60],
  CEST: [120],
  EET: [120],
  EEST: [180],
  EAT: [180],
  CAT: [120],
  WAT: [60],
  SAST: [120],
  MSK: [180],
  AEST: [600],
  AEDT: [660],
  AWST: [480],
  NZST: [720],
  NZDT: [780],
};

/** Returns the offset in seconds east of UTC if an abbreviation means only one zone, or undefined. */
export function onlyOffsetOf(abbreviation: string): number | undefined {
  const offsets = OFFSETS[abbreviation.toUpperCase()] ?? [];
  const [minutes] = offsets;
  return offsets.length === 1 && minutes !== undefined ? minutes * 60 : undefined;
}

/** Returns whether an abbreviation can mean a zone with this offset, in seconds east of UTC. */
export const canMean = (abbreviation: string, offset: number): boolean =>
  OFFSETS[abbreviation.toUpperCase()]?.includes(offset / 60) ?? false;
