import type { MedicineForm } from './coded/medicine-form.ts';
import { type MedicineRoute, USUAL_ROUTES } from './coded/medicine-route.ts';
import { abbreviatedRoute, isCodedRoute, readRoutes } from './dose/routes/given-route.ts';
import type { QuickEntry } from './quick-entry.ts';
import { FORM_WORDS, tidy } from './quick-words.ts';

/** Words for local routes; injection routes are read with the other words. */
const PLACE_WORDS: readonly (readonly [RegExp, MedicineRoute])[] = [
  [/\b(?:p\.?o\.?|by mouth|orally)(?=\s|$)/, 'oral'],
  [/\b(?:(?:in|into) )?(?:(?:the|both|left|right|each|b\/l) )?(?:eyes?|r\/e|l\/e|b\/e)(?=\s|$)/, 'eye'],
  [/\b(?:(?:in|into) )?(?:(?:the|both|left|right|each|b\/l) )?ears?(?=\s|$)/, 'ear'],
  [/\b(?:(?:in|into) )?(?:(?:the|both|left|right|each) )?(?:nose|nostrils?|nasally)(?=\s|$)/, 'nasal'],
  [/\b(?:p\.?r\.?|per rectum|rectally)(?=\s|$)/, 'rectal'],
  [/\b(?:p\.?v\.?|per vaginam?|vaginally)(?=\s|$)/, 'vaginal'],
  [/\b(?:nebuli[sz]ed|nebuli[sz]ation|by nebuli[sz]er|neb)(?=\s|$)/, 'inhaled'],
  [/\b(?:topically|l\/a|la|local application)(?=\s|$)/, 'skin'],
];

const INJECTED: readonly (string | null | undefined)[] = ['intravenous', 'intramuscular', 'subcutaneous'];

/** Keeps a form next to a contradictory injection route, such as intravenous syrup, for the checks. */
function withClashingForm({ line, rest, assumed }: QuickEntry): QuickEntry {
  if (line.form || !INJECTED.includes(line.route)) return { line, rest, assumed };
  const written = rest
    .split(' ')
    .flatMap((word): readonly MedicineForm[] =>
      Object.hasOwn(FORM_WORDS, word) ? [FORM_WORDS[word] as MedicineForm] : [],
    );
  const form = written.find((one) => one !== 'injection');
  return form ? { line: { ...line, form }, rest, assumed } : { line, rest, assumed };
}

function withPlace(entry: QuickEntry, typed: string): QuickEntry {
  // After a contradiction, the rest is the whole text, including the name.
  if (entry.rest === tidy(typed.toLowerCase())) return entry;
  const found = PLACE_WORDS.find(([words]) => words.test(entry.rest));
  if (!found) return entry;
  const [words, route] = found;
  const { line } = entry;
  const usual = line.form ? USUAL_ROUTES[line.form] : undefined;
  if (line.route && line.route !== usual && line.route !== route) return entry;
  return { ...entry, line: { ...line, route }, rest: tidy(entry.rest.replace(words, ' ')) };
}

/** Keeps uncoded routes, and words that look like a route, as instructions. */
function withWrittenRoutes(entry: QuickEntry): QuickEntry {
  const { routes, unread } = readRoutes(entry.rest);
  const abbreviated = entry.line.form === 'injection' ? abbreviatedRoute(entry.rest) : undefined;
  const further = routes.filter((one) => !isCodedRoute(one));
  const words = [...further, ...unread, ...(abbreviated ? [abbreviated] : [])];
  if (words.length === 0) return entry;
  const before = entry.line.instructions ?? '';
  return { ...entry, line: { ...entry.line, instructions: [before, ...words].filter(Boolean).join(', ') } };
}

/** Reads leftover route words of a quick entry, so that none is lost when its form is edited. */
export const withRoutes = (entry: QuickEntry, typed: string): QuickEntry =>
  entry.rest === '' ? entry : withWrittenRoutes(withPlace(withClashingForm(entry), typed));
