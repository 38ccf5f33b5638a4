import { type Label, labelIn } from '#formatting';
import { LAB_TESTS } from './lab-tests.ts';
import { LAB_PANELS } from './panels.ts';

/** An orderable item: a test, or a panel with its tests. */
export interface Orderable {
  readonly key: string;
  readonly isPanel: boolean;
  readonly label: string;
  readonly tests: readonly string[];
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

interface Named {
  readonly labels: Label;
  readonly aliases: string;
}

/** Returns the rank of a match, lower is better; undefined for no match. */
function place({ labels, aliases }: Named, typed: string): number | undefined {
  const others = aliases.split(',').map(folded).filter(Boolean);
  const own = Object.values(labels).map(folded);
  const names = [...own, ...others];
  if (names.includes(typed)) return 0;
  // "lact" means lactate before lactate dehydrogenase, which is called LDH.
  if (own.some((name) => name.startsWith(typed))) return 1;
  if (others.some((name) => name.startsWith(typed))) return 2;
  return names.some((name) => name.split(/[ (/,-]+/).some((word) => word.startsWith(typed))) ? 3 : undefined;
}

/** Finds tests and panels by typed text, best match first; panels before tests of the same rank. */
export function findOrderables(
  typed: string,
  locale: string | undefined,
  most: number,
): readonly Orderable[] {
  const text = folded(typed);
  if (text === '') return [];
  const all = [
    ...LAB_PANELS.map((panel) => ({ named: panel, isPanel: true, tests: panel.tests })),
    ...LAB_TESTS.map((test) => ({ named: test, isPanel: false, tests: [test.key] })),
  ];
  return all
    .flatMap(({ named, isPanel, tests }) => {
      const at = place(named, text);
      return at === undefined
        ? []
        : [{ at, key: named.key, isPanel, label: labelIn(named.labels, locale), tests }];
    })
    .toSorted((one, other) => one.at - other.at)
    .slice(0, most)
    .map(({ at: _, ...orderable }) => orderable);
}
