import type { StoredValue } from '../platform/database/schema.ts';
import type { DemoReading } from './demo-person.ts';
import { indianDate } from './indian-time.ts';
import { seededUuid } from './seeded-uuid.ts';

/** A value with as many digits after the point as the device prints, trailing zeros included. */
export function printed(key: string, value: number, decimals: number, unit: string): StoredValue {
  const text = value.toFixed(decimals);
  return { key, text, value: Number(text), unit };
}

type Facts = Pick<DemoReading, 'metric' | 'values' | 'source'> &
  Partial<Pick<DemoReading, 'mealSituation' | 'irrPulse'>>;

/** Makes readings whose ids depend on person, metric and moment only. */
export class ReadingMaker {
  readonly #owner: string;
  readonly made: DemoReading[] = [];

  constructor(owner: string) {
    this.#owner = owner;
  }

  add(at: number, facts: Facts): void {
    const id = seededUuid(`${this.#owner}/${facts.metric}/${facts.values[0]?.key}/${at}`, at);
    this.made.push({ id, at, ...facts });
  }

  /** For a laboratory that reports the day only. */
  addForDay(at: number, facts: Facts): void {
    this.add(at, facts);
    const last = this.made.pop();
    if (last) this.made.push({ ...last, date: indianDate(at) });
  }
}
