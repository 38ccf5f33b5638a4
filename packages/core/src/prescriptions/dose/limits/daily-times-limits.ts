import { nameKey } from '../../medicines/medicine.ts';
import type { RouteGroup } from '../route-group-names.ts';
import { ROUTE_GROUPS } from '../route-group-names.ts';

/** Doses per day of a medicine. */
export interface DailyTimes {
  readonly substance: string;
  readonly route: RouteGroup;
  /** More than this raises a question. */
  readonly most: number;
  /** More than this blocks the line. */
  readonly harmful: number;
  readonly source: string;
}

/** `substance, route | maximum per day ! harmful above | source`. */
const ROWS = `
insulin glargine, injected | 1 ! 2 | FDA label insulin glargine (once a day)
insulin degludec, injected | 1 ! 2 | FDA label insulin degludec (once a day)
insulin detemir, injected | 2 ! 2 | FDA label insulin detemir (once or twice a day)
insulin nph, injected | 3 ! 3 | ISMP insulin guidelines 2017
liraglutide, injected | 1 ! 1 | FDA label liraglutide
lixisenatide, injected | 1 ! 1 | FDA label lixisenatide
teriparatide, injected | 1 ! 1 | FDA label teriparatide
enoxaparin, injected | 2 ! 2 | FDA label enoxaparin
fondaparinux, injected | 1 ! 1 | FDA label fondaparinux
dalteparin, injected | 2 ! 2 | BNF
ertapenem, injected | 1 ! 2 | FDA label ertapenem
daptomycin, injected | 1 ! 1 | FDA label daptomycin
artesunate, injected | 2 ! 2 | WHO malaria guideline (0, 12 and 24 hours, then once a day)
streptomycin, injected | 1 ! 2 | WHO
rivaroxaban, oral | 2 ! 2 | FDA label rivaroxaban
apixaban, oral | 2 ! 2 | FDA label apixaban
dabigatran, oral | 2 ! 2 | FDA label dabigatran
edoxaban, oral | 1 ! 1 | FDA label edoxaban
warfarin, oral | 1 ! 2 | BNF (at the same time each day)
acenocoumarol, oral | 1 ! 2 | BNF (at the same time each day)
digoxin, oral | 2 ! 2 | BNF
levothyroxine, oral | 1 ! 2 | BNF
tadalafil, oral | 1 ! 1 | FDA label tadalafil
tiotropium, inhaled | 1 ! 2 | FDA label tiotropium
salmeterol, inhaled | 2 ! 3 | BNF; GINA
zolpidem, oral | 1 ! 1 | FDA label zolpidem
zopiclone, oral | 1 ! 1 | BNF
eszopiclone, oral | 1 ! 1 | FDA label eszopiclone
donepezil, oral | 1 ! 2 | BNF
finasteride, oral | 1 ! 2 | BNF
desogestrel, oral | 1 ! 2 | BNF
`;

export const DAILY_TIMES_LIMITS: readonly DailyTimes[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [head = '', times = '', source = ''] = row.split(' | ');
    const [name = '', written = ''] = head.split(', ');
    const [most = Number.NaN, harmful = Number.NaN] = times.split(' ! ').map(Number);
    const route = ROUTE_GROUPS.find((one) => one === written);
    if (!route) throw new Error(`No route is called "${written}"`);
    return { substance: nameKey(name), route, most, harmful, source };
  });
