import { digitsOf, type FhirObject, isFhirNumber, isFhirObject } from './fhir-json.ts';
import { firstWords, listOf, textOf, wordsIn } from './written-words.ts';

/** A number as its source wrote it. */
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

/** `2 × 1 d`: so often in so long, by the units of UCUM that FHIR writes. */
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

/** How a medicine is taken: the words of its source, else what its parts come to. */
export function dosageWords(dosages: unknown): string | undefined {
  const words = listOf(dosages)
    .map(oneDosage)
    .filter((text) => text !== undefined);
  return words.length > 0 ? words.join('; ') : undefined;
}
