import type { MedicineFinding, ReadLine, ReadMedicine } from '../checks/medicine-finding.ts';

/** Opioids that make a patient tolerant; weak ones do not. */
const STRONG_OPIOIDS: readonly string[] = [
  'morphine',
  'fentanyl',
  'oxycodone',
  'methadone',
  'tapentadol',
  'hydromorphone',
  'pethidine',
];

const isPatch = ({ line, name }: ReadLine): boolean =>
  line.form === 'patch' || line.route === 'skin' || /\bpatch/i.test(name);

/** Stops a patch of fentanyl for a patient who takes no strong opioid. */
export function toleranceFinding(
  line: ReadLine,
  others: readonly ReadMedicine[],
): MedicineFinding | undefined {
  if (!line.substances.includes('fentanyl') || !isPatch(line)) return undefined;
  const isTolerant = others.some(({ substances }) => substances.some((one) => STRONG_OPIOIDS.includes(one)));
  if (isTolerant) return undefined;
  return {
    kind: 'dose',
    severity: 'severe',
    rule: 'dose/fentanyl-patch-first-opioid',
    about: '',
    problem: {
      en: `${line.name} is only for patients who already take a strong opioid; none is known here.`,
      hi: `${line.name} केवल उनके लिए है जो पहले से तेज़ ओपिऑइड लेते हैं; यहाँ कोई ज्ञात नहीं है।`,
    },
    act: {
      en: 'Start with a short-acting opioid, or write what the patient takes already.',
      hi: 'कम समय वाली ओपिऑइड से शुरू करें, या लिखें कि रोगी पहले से क्या लेता है।',
    },
    source: 'FDA label fentanyl patch (boxed warning); MHRA 2020',
  };
}
