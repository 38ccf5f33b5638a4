/** A browser and system without versions or devices: enough to recognise one's own sessions. */
export interface UserAgentFamilies {
  readonly browser: string;
  readonly system: string;
}

type Families = readonly (readonly [family: string, mark: RegExp])[];

/** Order matters: most browsers also name those they are based on. */
const BROWSERS: Families = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
];

const SYSTEMS: Families = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(iPhone|iPad|iPod)\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

const MAX_HEADER_CHARACTERS = 1_000;

const familyIn = (families: Families, text: string): string =>
  families.find(([, mark]) => mark.test(text))?.[0] ?? 'other';

/** Returns the browser and system of a `User-Agent` header; `other` if unknown. */
export function userAgentFamilies(header: string | undefined): UserAgentFamilies {
  const text = (header ?? '').slice(0, MAX_HEADER_CHARACTERS);
  return { browser: familyIn(BROWSERS, text), system: familyIn(SYSTEMS, text) };
}
