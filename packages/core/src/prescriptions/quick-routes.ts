import type { MedicineForm } from './coded/medicine-form.ts';
import { type MedicineRoute, USUAL_ROUTES } from './coded/medicine-route.ts';
import { abbreviatedRoute, isCodedRoute, readRoutes } from './dose/routes/given-route.ts';
import type { QuickEntry } from './quick-entry.ts';
import { FORM_WORDS, tidy } from './quick-words.ts';

/** Words of a quick entry that name a place; routes of injections are read with the other words. */
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

/** A form that was written next to the route of an injection, such as a syrup into a vein, stays for the check. */
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
  // After a clash the rest is all that was typed: its words are those of the name as well.
  if (entry.rest === tidy(typed.toLowerCase())) return entry;
  const found = PLACE_WORDS.find(([words]) => words.test(entry.rest));
  if (!found) return entry;
  const [words, route] = found;
  const { line } = entry;
  const usual = line.form ? USUAL_ROUTES[line.form] : undefined;
  if (line.route && line.route !== usual && line.route !== route) return entry;
  return { ...entry, line: { ...line, route }, rest: tidy(entry.rest.replace(words, ' ')) };
}

/** Routes without a code, and words that look like a route, stay with the line as its instructions. */
function withWrittenRoutes(entry: QuickEntry): QuickEntry {
  const { routes, unread } = readRoutes(entry.rest);
  const abbreviated = entry.line.form === 'injection' ? abbreviatedRoute(entry.rest) : undefined;
  const further = routes.filter((one) => !isCodedRoute(one));
  const words = [...further, ...unread, ...(abbreviated ? [abbreviated] : [])];
  if (words.length === 0) return entry;
  const before = entry.line.instructions ?? '';
  return { ...entry, line: { ...entry.line, instructions: [before, ...words].filter(Boolean).join(', ') } };
}

/** Reads the words of a route that a quick entry left over, so that none is lost when its form is edited. */
export const withRoutes = (entry: QuickEntry, typed: string): QuickEntry =>
  entry.rest === '' ? entry : withWrittenRoutes(withPlace(withClashingForm(entry), typed));
