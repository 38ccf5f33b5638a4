import { fillLabel, inEachLanguage, type Label, phrase, wordLabel } from '#formatting';
import type { MedicineFinding, ReadLine } from '../../checks/medicine-finding.ts';
import { medicineFormLabel } from '../../coded/medicine-form.ts';
import * as words from '../words/en.ts';
import { FORM_ROUTES } from './form-routes.ts';
import { type GivenRoute, givenRouteLabel, type RouteReading, routesOfLine } from './given-route.ts';
import { CANCER_ROUTES } from './route-rows-cancer.ts';
import { HEART_ROUTES } from './route-rows-heart.ts';
import { HORMONE_ROUTES } from './route-rows-hormones.ts';
import { INFECTION_ROUTES } from './route-rows-infections.ts';
import { LOCAL_ROUTES } from './route-rows-local.ts';
import { MIND_ROUTES } from './route-rows-mind.ts';
import type { RouteRule } from './route-rule.ts';

export const ROUTE_RULES: readonly RouteRule[] = [
  ...CANCER_ROUTES,
  ...INFECTION_ROUTES,
  ...HORMONE_ROUTES,
  ...HEART_ROUTES,
  ...MIND_ROUTES,
  ...LOCAL_ROUTES,
];

const NEVER: Label = wordLabel(words.routeFindings, 'never');
const RARELY: Label = wordLabel(words.routeFindings, 'rarely');
const WRONG_FORM: Label = wordLabel(words.routeFindings, 'wrongForm');
const NOT_READ: Label = wordLabel(words.routeFindings, 'notRead');
const MISSING: Label = wordLabel(words.routeFindings, 'missing');
const CHOOSE_ROUTE: Label = wordLabel(words.routeFindings, 'chooseRoute');

const sentence = (text: Label): Label => phrase(words.routeFindings, 'sentence', { text });

const namesIn = (list: string): readonly string[] => list.split(', ');

/** Returns all text of a line. */
const textOf = ({ name, line }: ReadLine): string =>
  [name, line.strength, line.reason, line.instructions].join(' ');

function isOfMedicine({ of, unless, forms, product }: RouteRule, read: ReadLine): boolean {
  const names = [...read.substances, ...read.classes];
  const contains = (list: string): boolean => namesIn(list).some((one) => names.includes(one));
  if (names.length === 0 || (of !== undefined && !contains(of))) return false;
  if (unless !== undefined && contains(unless)) return false;
  if (forms && !forms.some((one) => one === read.line.form)) return false;
  return (
    product === undefined || product.test([read.name, read.line.strength, read.line.instructions].join(' '))
  );
}

function isOfDose({ singleAbove, lessThanDays }: RouteRule, { dose, line }: ReadLine): boolean {
  if (lessThanDays !== undefined && (line.frequency === 'STAT' || dose.everyDays >= lessThanDays))
    return false;
  return (
    singleAbove === undefined || dose.doses.some(({ unit, single }) => unit === 'mg' && single > singleAbove)
  );
}

function ruleFinding(
  read: ReadLine,
  rule: RouteRule,
  given: readonly GivenRoute[],
): MedicineFinding | undefined {
  const route = given.find((one) => rule.routes.includes(one));
  if (route === undefined || !isOfMedicine(rule, read) || !isOfDose(rule, read)) return undefined;
  if (rule.exceptFor?.test(textOf(read))) return undefined;
  const problem = rule.problem ? sentence(rule.problem) : rule.severity === 'severe' ? NEVER : RARELY;
  return {
    kind: 'route',
    severity: rule.severity,
    rule: `route/${rule.rule}`,
    about: '',
    problem: fillLabel(problem, { name: read.name, route: givenRouteLabel(route), because: rule.because }),
    act: sentence(rule.act),
    source: rule.source,
  };
}

function formFinding(read: ReadLine, given: readonly GivenRoute[]): MedicineFinding | undefined {
  const { form } = read.line;
  const row = FORM_ROUTES.find(
    ({ forms, routes, exceptFor }) =>
      forms.some((one) => one === form) &&
      routes.some((one) => given.includes(one)) &&
      !exceptFor?.test(textOf(read)),
  );
  const route = row?.routes.find((one) => given.includes(one));
  if (!row || !route || form === null) return undefined;
  const formLabel = inEachLanguage((language) => medicineFormLabel(form, language));
  return {
    kind: 'route',
    severity: row.severity,
    rule: `route/form-${form}`,
    about: route,
    problem: fillLabel(WRONG_FORM, { name: read.name, form: formLabel, route: givenRouteLabel(route) }),
    act: CHOOSE_ROUTE,
    source: row.source,
  };
}

const unreadFinding = (name: string, word: string): MedicineFinding => ({
  kind: 'route',
  severity: 'severe',
  rule: 'route/not-read',
  about: word,
  problem: fillLabel(NOT_READ, { name, word }),
  act: CHOOSE_ROUTE,
  source: 'ISMP (wrong-route errors)',
});

/** Asks for the route of an injection that is fatal by another one. */
function missingFinding(read: ReadLine, { routes, unread }: RouteReading): MedicineFinding | undefined {
  if (read.line.form !== 'injection' || routes.length > 0 || unread.length > 0) return undefined;
  const rule = ROUTE_RULES.find((one) => one.asksRoute && isOfMedicine(one, read));
  const [route] = rule?.routes ?? [];
  if (!rule || !route) return undefined;
  return {
    kind: 'route',
    severity: 'important',
    rule: `route/missing-${rule.rule}`,
    about: '',
    problem: fillLabel(MISSING, { name: read.name, route: givenRouteLabel(route), because: rule.because }),
    act: CHOOSE_ROUTE,
    source: rule.source,
  };
}

/** Returns findings about the route of a line: because of the medicine, the form, or an unknown word. */
export function routeFindings(read: ReadLine): readonly MedicineFinding[] {
  const reading = routesOfLine(read.line, read.name);
  const { routes, unread } = reading;
  const missing = missingFinding(read, reading);
  const ofForm = formFinding(read, routes);
  return [
    ...unread.map((word) => unreadFinding(read.name, word)),
    ...ROUTE_RULES.flatMap((rule) => ruleFinding(read, rule, routes) ?? []),
    ...(ofForm ? [ofForm] : []),
    ...(missing ? [missing] : []),
  ];
}
