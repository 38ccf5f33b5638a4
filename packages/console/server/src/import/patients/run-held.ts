import type { HeldArguments } from '../import-arguments.ts';
import type { DecidingTarget } from '../import-target.ts';
import { DECISIONS, type HeldPerson } from './held-persons.ts';

type Described = HeldPerson['arrived'];

const inWords = ({ name, birthDate, gender }: Described): string =>
  [name || 'no name', birthDate ? `born ${birthDate}` : 'no date of birth', gender].join(', ');

function linesOf({ id, source, sourceId, facility, since, rows, onRecord, arrived }: HeldPerson): string[] {
  const day = new Date(since * 1000).toISOString().slice(0, 10);
  return [
    `${id}  ${sourceId} of ${source}, at ${facility}, since ${day}`,
    `    on record: ${inWords(onRecord)}${onRecord.uhid ? `, UHID ${onRecord.uhid}` : ''}`,
    `    arrived:   ${inWords(arrived)}; ${rows} other rows wait with it`,
  ];
}

/** Lists the waiting rows, or decides about one. */
export async function runHeld(
  { decided }: HeldArguments,
  target: Pick<DecidingTarget, 'held' | 'decide'>,
  print: (line: string) => void,
): Promise<void> {
  if (decided) {
    const { id, rows } = await target.decide(decided.id, decided.how);
    print(`${id}: ${DECISIONS[decided.how]}. ${rows} rows that waited with it followed.`);
    return;
  }
  const all = await target.held();
  for (const held of all) for (const line of linesOf(held)) print(line);
  print(
    all.length === 0
      ? 'No rows wait for a decision.'
      : `Decide each: npm start -- import --held ID ${Object.keys(DECISIONS).join(' | ')}`,
  );
}
