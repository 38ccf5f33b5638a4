import { phrase, wordLabel } from '#formatting';
import * as words from '../words/en.ts';
import { adults, numberTest, only, SOURCES } from './lab-test.ts';

const { dacie, g6pd } = SOURCES;

type Bounds = Parameters<typeof adults>[1];

/** A fraction of the hemoglobin. Newborns differ, so only adults have a range. */
const typeOf = (
  key: string,
  letters: string,
  { aliases, loinc, bounds }: { readonly aliases: string; readonly loinc?: string; readonly bounds: Bounds },
) =>
  numberTest(
    {
      key,
      labels: phrase(words.hemoglobinTypes, 'hemoglobin', { letters }),
      aliases,
      ...(loinc !== undefined && { loinc }),
    },
    { units: only('%', 1), decimals: 1, limits: { hard: [0, 100] }, ranges: [adults(dacie, bounds)] },
  );

/** Hemoglobin types by HPLC, and the G6PD enzyme. */
export const hemoglobinTypes = [
  typeOf('hemoglobinA', 'A', { aliases: 'hb a, adult hemoglobin', bounds: { least: 95 } }),
  typeOf('hemoglobinA2', 'A2', {
    aliases: 'hb a2, hba2',
    loinc: '4551-8',
    bounds: { least: 2.2, greatest: 3.5 },
  }),
  typeOf('hemoglobinF', 'F', {
    aliases: 'hb f, hbf, fetal hemoglobin',
    loinc: '4576-5',
    bounds: { greatest: 1 },
  }),
  typeOf('hemoglobinS', 'S', {
    aliases: 'hb s, hbs, sickle hemoglobin',
    loinc: '4625-0',
    bounds: { greatest: 0 },
  }),
  numberTest(
    {
      key: 'g6pd',
      labels: wordLabel(words.hemoglobinTypes, 'g6pd'),
      aliases: 'glucose 6 phosphate dehydrogenase, g-6-pd',
      loinc: '32546-4',
    },
    {
      units: only('U/g{Hb}', 1),
      decimals: 1,
      limits: { hard: [0, 60], soft: [0, 25] },
      // Over 6.0 normal, 4.1 to 6.0 intermediate, up to 4.0 deficient.
      ranges: [{ least: 6.1, source: g6pd }],
      review: { low: 4, source: g6pd },
      newborn: { low: 4, source: g6pd },
    },
  ),
];
