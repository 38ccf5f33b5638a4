import { inEachLanguage, type Label, wordLabels } from '#formatting';
import {
  MEDICINE_ROUTES,
  type MedicineRoute,
  medicineRouteLabel,
  USUAL_ROUTES,
} from '../../coded/medicine-route.ts';
import type { PrescribedLine } from '../../prescribed-line.ts';
import * as prescriptionsWords from '../../words/en.ts';

/** Routes without a code, which prescriptions name in words. */
const WRITTEN_ROUTES = [
  'intrathecal',
  'epidural',
  'intradermal',
  'intra-articular',
  'intralesional',
  'infiltration',
  'intravitreal',
  'intraosseous',
  'intraperitoneal',
  'intrapleural',
  'intravesical',
  'intrauterine',
  'intra-arterial',
  'intracardiac',
] as const;
type WrittenRoute = (typeof WRITTEN_ROUTES)[number];
export type GivenRoute = MedicineRoute | WrittenRoute;

const LABELS: Readonly<Record<WrittenRoute, Label>> = wordLabels(prescriptionsWords.givenRoute);

export const isCodedRoute = (route: string): route is MedicineRoute =>
  (MEDICINE_ROUTES as readonly string[]).includes(route);

const isKnownRoute = (route: string): route is GivenRoute => isCodedRoute(route) || route in LABELS;

export const givenRouteLabel = (route: GivenRoute): Label =>
  isCodedRoute(route) ? inEachLanguage((language) => medicineRouteLabel(route, language)) : LABELS[route];

/** Words for routes, without "intra", which is read separately. */
const ROUTE_WORDS: readonly (readonly [RegExp, GivenRoute])[] = [
  [/\b(?:i\.? ?v\.?|into (?:a|the) veins?)(?=[\s,.;)]|$)/g, 'intravenous'],
  [/\b(?:i\.? ?m\.?|into (?:a|the) muscles?)(?=[\s,.;)]|$)/g, 'intramuscular'],
  [/\b(?:s\.? ?c\.?|s\/c|subcut|subcutaneous(?:ly)?|under the skin)(?=[\s,.;)]|$)/g, 'subcutaneous'],
  [/नस में/g, 'intravenous'],
  [/मांस(?:पेशी)? में/g, 'intramuscular'],
  [/त्वचा के नीचे|चमड़ी के नीचे/g, 'subcutaneous'],
  [/रीढ़ (?:के द्रव )?में|कमर में सुई/g, 'intrathecal'],
  [/\bepidural(?:ly)?\b/g, 'epidural'],
  [/\b(?:subarachnoid|into the spinal (?:fluid|canal))\b/g, 'intrathecal'],
  [/\binto (?:a|the) (?:knee |shoulder |hip )?joint\b/g, 'intra-articular'],
  [/\b(?:infiltrat\w+|nerve block|perineural(?:ly)?)\b/g, 'infiltration'],
];

/** Routes by what follows "intra". */
const INTRA: Readonly<Record<string, GivenRoute>> = {
  venous: 'intravenous',
  muscular: 'intramuscular',
  thecal: 'intrathecal',
  spinal: 'intrathecal',
  dermal: 'intradermal',
  articular: 'intra-articular',
  lesional: 'intralesional',
  vitreal: 'intravitreal',
  osseous: 'intraosseous',
  peritoneal: 'intraperitoneal',
  pleural: 'intrapleural',
  vesical: 'intravesical',
  uterine: 'intrauterine',
  arterial: 'intra-arterial',
  cardiac: 'intracardiac',
  nasal: 'nasal',
  vaginal: 'vaginal',
  rectal: 'rectal',
  oral: 'oral',
  aural: 'ear',
  ocular: 'eye',
};
const INTRA_WORD = /\bintra[- ]?([a-z]{4,}?)(?:ly)?\b/g;

/** Other words for an unknown route. */
const UNKNOWN_ROUTE =
  /\b(?:retrobulbar|peribulbar|subconjunctival(?:ly)?|sub-?tenon|paravertebral|transtracheal)\b/g;

/** Abbreviations that only mean a route on their own: "it" is also a word. */
const ABBREVIATIONS: Readonly<Record<string, GivenRoute>> = {
  it: 'intrathecal',
  id: 'intradermal',
  ia: 'intra-articular',
  io: 'intraosseous',
  ip: 'intraperitoneal',
};

/** Returns the route of a text that is only its abbreviation. */
export const abbreviatedRoute = (text: string): GivenRoute | undefined => {
  const key = text.toLowerCase().replace(/[\s./]/g, '');
  return Object.hasOwn(ABBREVIATIONS, key) ? ABBREVIATIONS[key] : undefined;
};

/** Continuations of products, illnesses and times that start like a route. */
const NOT_A_ROUTE: readonly string[] = [
  ...['lipid', 'gam', 'globin', 'fer', 'site', 'operative', 'partum', 'natal', 'cranial', 'cerebral'],
  ...['hepatic', 'abdominal', 'ductal', 'mural', 'cellular', 'vascular', 'renal'],
];

/** "Not for IV use" excludes a route. */
const NEGATED = /\b(?:not|never|no|avoid|don't|without)\b[^.;,]*$/;

export interface RouteReading {
  readonly routes: readonly GivenRoute[];
  /** Words that look like a route but are unknown. */
  readonly unread: readonly string[];
}

/** Reads the routes in a text, in any order. Routes after "not" are ignored. */
export function readRoutes(text: string): RouteReading {
  const plain = text.toLowerCase();
  const isMeant = ({ index = 0 }: RegExpMatchArray): boolean => !NEGATED.test(plain.slice(0, index));
  const named = ROUTE_WORDS.flatMap(([words, route]) =>
    [...plain.matchAll(words)].filter(isMeant).map(() => route),
  );
  const intra = [...plain.matchAll(INTRA_WORD)]
    .filter(([, rest = '']) => !NOT_A_ROUTE.some((one) => rest.startsWith(one)))
    .filter(isMeant);
  const known = intra.flatMap(([, rest = '']) => INTRA[rest] ?? []);
  const other = [...plain.matchAll(UNKNOWN_ROUTE)].filter(isMeant);
  const unknown = intra.filter(([, rest = '']) => !Object.hasOwn(INTRA, rest));
  return {
    routes: [...new Set([...named, ...known])],
    unread: [...unknown, ...other].map(([word]) => word),
  };
}

/** Fields that can name the route. */
export type RoutedLine = Pick<PrescribedLine, 'route' | 'form'> &
  Partial<Pick<PrescribedLine, 'instructions'>>;

/**
 * Returns every route of a line: from its field or form, its instructions and its name.
 * If the field is set, words only count for routes without a code: "if it vomits, come for IV fluids" is not a
 * tablet's route.
 */
export function routesOfLine(line: RoutedLine, name: string): RouteReading {
  const { instructions = '' } = line;
  const abbreviated = abbreviatedRoute(instructions);
  const read = readRoutes(`${name} ; ${instructions}`);
  const written = abbreviated ? { ...read, routes: [...read.routes, abbreviated] } : read;
  const { route } = line;
  if (route !== null && !isKnownRoute(route)) return { ...written, unread: [...written.unread, route] };
  const usual = USUAL_ROUTES[line.form as 'tablet'];
  const own = route ?? usual;
  if (own === undefined) return written;
  const further = written.routes.filter((one) => !isCodedRoute(one));
  return { ...written, routes: [own as GivenRoute, ...further] };
}
