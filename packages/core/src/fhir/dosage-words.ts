import { digitsOf, type FhirObject, isFhirNumber, isFhirObject } from './fhir-json.ts';
import { firstWords, listOf, textOf, wordsIn } from './written-words.ts';

/** A number with the source's digits. */
const digits = (value: unknown): string | undefined =>
  isFhirNumber(value) ? digitsOf(value) : textOf(value);

function quantityWords(value: unknown): string | undefined {
  if (!isFhirObject(value)) return undefined;
  const amount = digits(value.value);
  return amount && [amount, textOf(value.unit) ?? textOf(value.code)].filter(Boolean).join(' ');
}

function doseOf(dosage: FhirObject): string | undefined {
  const rates = listOf(dosage.doseAndRate).filter(isFhirObject);
  const quantities = [dosage.doseQuantity, ...rates.map(({ doseQuantity }) => doseQuantity)];
  return quantities.map(quantityWords).find(Boolean);
}

/** Returns `2 × 1 d` for twice a day, in FHIR's UCUM units. */
function timingOf({ timing }: FhirObject): string | undefined {
  if (!isFhirObject(timing)) return undefined;
  const words = wordsIn(timing.code);
  if (words !== undefined) return words;
  const { repeat } = timing;
  if (!isFhirObject(repeat)) return undefined;
  const [frequency, period, unit] = [
    digits(repeat.frequency),
    digits(repeat.period),
    textOf(repeat.periodUnit),
  ];
  return period && unit ? `${frequency ?? 1} × / ${period} ${unit}` : undefined;
}

function oneDosage(value: unknown): string | undefined {
  if (!isFhirObject(value)) return textOf(value);
  const written = textOf(value.text) ?? textOf(value.patientInstruction);
  if (written !== undefined) return written;
  const parts = [
    doseOf(value),
    timingOf(value),
    firstWords(value.route),
    firstWords(value.additionalInstruction),
  ];
  return parts.filter(Boolean).join(', ') || undefined;
}

/** Returns the dosage as text: the source's own, or one composed of its parts. */
export function dosageWords(dosages: unknown): string | undefined {
  const words = listOf(dosages)
    .map(oneDosage)
    .filter((text) => text !== undefined);
  return words.length > 0 ? words.join('; ') : undefined;
}
