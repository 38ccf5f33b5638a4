import { labelIn } from '#formatting';
import { bloodCount } from './blood-count.ts';
import { bloodGas } from './blood-gas.ts';
import { fertilityAndTumours } from './fertility-and-tumours.ts';
import { heartAndDrugs } from './heart-and-drugs.ts';
import { hemoglobinTypes } from './hemoglobin-types.ts';
import { hormonesAndVitamins } from './hormones-and-vitamins.ts';
import { infections } from './infections.ts';
import { kidneyAndElectrolytes } from './kidney-and-electrolytes.ts';
import type { LabTest } from './lab-test.ts';
import { liverAndPancreas } from './liver-and-pancreas.ts';
import { newbornScreen } from './newborn-screen.ts';
import { sugarAndLipids } from './sugar-and-lipids.ts';
import { urineAndStool } from './urine-and-stool.ts';

/** All tests that can be ordered by name, in display order. */
export const LAB_TESTS: readonly LabTest[] = [
  ...bloodCount,
  ...sugarAndLipids,
  ...kidneyAndElectrolytes,
  ...liverAndPancreas,
  ...bloodGas,
  ...heartAndDrugs,
  ...hormonesAndVitamins,
  ...fertilityAndTumours,
  ...hemoglobinTypes,
  ...urineAndStool,
  ...infections,
  ...newbornScreen,
];

const BY_KEY: ReadonlyMap<string, LabTest> = new Map(LAB_TESTS.map((test) => [test.key, test]));

/** Returns undefined for a test of a newer version. */
export const labTest = (key: string | null): LabTest | undefined =>
  key === null ? undefined : BY_KEY.get(key);

/** Returns the name of a test; unknown tests keep the name they came with. */
export function labTestLabel(
  { test, name }: { readonly test: string | null; readonly name: string },
  locale?: string,
): string {
  const known = labTest(test);
  return known ? labelIn(known.labels, locale) : name || (test ?? '');
}
