import type { MedicineForm } from './coded/medicine-form.ts';
import { isOfForm } from './dose/known-strengths.ts';
import { maxPiecesOf } from './dose/line-faults.ts';
import { type Medicine, medicineNamed } from './medicines/medicine.ts';
import { type MedicineTables, wordKey } from './medicines/medicine-tables.ts';
import { type MedicineReading, readMedicineName } from './medicines/read-medicine-name.ts';
import type { QuickDraft } from './quick-words.ts';

/** Returns the strength for a lone number after the name, if exactly one has it. */
export function bareStrength(name: string, medicines: readonly Medicine[]) {
  const found = /^(.*\S)\s+(\d{1,7}(?:\.\d{1,3})?)$/.exec(name);
  const medicine = found?.[1] && medicineNamed(medicines, found[1]);
  if (!found || !medicine) return undefined;
  const strengths = medicine.forms.flatMap(({ strengths: all }) => all);
  const fitting = [
    ...new Set(strengths.filter((one) => one.split(' ')[0] === found[2] && !one.includes('/'))),
  ];
  return fitting.length === 1 ? { name: found[1] ?? '', strength: fitting[0] ?? '' } : undefined;
}

/** Tables for looking up names; without brands if only medicines are loaded. */
export type QuickEntryTables = readonly Medicine[] | MedicineTables;

const isTables = (known: QuickEntryTables): known is MedicineTables => 'names' in known;

export interface ReadName {
  readonly name: string;
  readonly medicine: Medicine | undefined;
  readonly strength: string | undefined;
  readonly isRenamed: boolean;
}

const ENDS_IN_NUMBER = /\s+\d+(?:\.\d+)?$/;

/** Whether the generic name loses nothing that was typed. */
function isWholeName(typed: string, { brand, strength, unsoldStrength }: MedicineReading): boolean {
  const isBrandAlone = brand !== undefined && wordKey(brand) === wordKey(typed);
  return strength !== undefined || unsoldStrength !== undefined || isBrandAlone || !/\d/.test(typed);
}

/** Returns the prescribed name: the generic one for brands and abbreviations, as prescribing rules ask. */
export function readName(typed: string, hasStrength: boolean, known: QuickEntryTables): ReadName {
  const medicines = isTables(known) ? known.medicines : known;
  const bare = hasStrength ? undefined : bareStrength(typed, medicines);
  if (bare) return { ...bare, medicine: medicineNamed(medicines, bare.name), isRenamed: false };
  const medicine = medicineNamed(medicines, typed);
  const asTyped = { name: typed, medicine, strength: undefined, isRenamed: false };
  if (!isTables(known)) return asTyped;
  const isNumbered = !hasStrength && ENDS_IN_NUMBER.test(typed);
  if (medicine && !isNumbered) return asTyped;
  const reading = readMedicineName(typed, known);
  const { strength, unsoldStrength } = reading;
  const isRead = reading.by === 'brand' || reading.by === 'generic';
  if (!isRead || !reading.medicine || !isWholeName(typed, reading)) return asTyped;
  const isGeneric = wordKey(reading.medicine.name) === wordKey(typed.replace(ENDS_IN_NUMBER, ''));
  return {
    name: reading.medicine.name,
    medicine: reading.medicine,
    strength: hasStrength ? undefined : (strength ?? unsoldStrength),
    isRenamed: !isGeneric,
  };
}

/** Returns the strength of a liquid for a typed amount: "250" of a syrup is 250 mg/5 mL. */
function strengthInMl(strength: string, form: MedicineForm, { forms }: Medicine): string | undefined {
  const found = forms
    .filter((one) => one.form === form)
    .flatMap(({ strengths }) => strengths.filter((one) => one.startsWith(`${strength}/`)));
  return found.length === 1 ? found[0] : undefined;
}

const LIQUIDS: readonly MedicineForm[] = ['syrup', 'drops'];

/** Returns the strength in a name if it belongs to the form: a brand's tablet strength is not used for its syrup. */
export function strengthForForm(typed: string, { strength, medicine }: ReadName, { line }: QuickDraft) {
  const liquid = medicine?.forms.find((one) => LIQUIDS.includes(one.form))?.form;
  const form = line.form ?? (line.unit === 'mL' ? liquid : undefined);
  if (strength === undefined || !medicine || !form || !LIQUIDS.includes(form)) return strength;
  if (isOfForm(strength, form, [medicine])) return strengthInMl(strength, form, medicine) ?? strength;
  return /\d/.test(typed) ? strength : undefined;
}

/** A number before "tab", with the preceding name. */
export interface NumberedName {
  readonly name: string;
  /** As typed. */
  readonly number: string;
  /** Whether the line has a separate count. */
  readonly isCounted: boolean;
}

/**
 * Returns the strength that a number before "tab" means: a sold strength, or an impossible count. Undefined for a
 * count, which 1 always is.
 */
export function strengthOfPieces(
  { name, number, isCounted }: NumberedName,
  known: QuickEntryTables,
): string | undefined {
  if (number === '1' || !/^\d+(?:\.\d+)?$/.test(number) || !isTables(known)) return undefined;
  const alone = readMedicineName(name, known);
  const hasStrength = alone.strength !== undefined || alone.unsoldStrength !== undefined;
  if (hasStrength || alone.by === 'none') return undefined;
  const { strength, unsoldStrength } = readMedicineName(`${name} ${number}`, known);
  const isMany = isCounted || Number(number) > maxPiecesOf(alone.substances);
  return strength ?? (isMany ? unsoldStrength : undefined);
}
