import {
  amountText,
  type DoseUnit,
  dayAmounts,
  doseUnitLabel,
  PARTS_OF_DAY,
  type PartOfDay,
  patientCopyText,
} from '@careline/core/internal/prescriptions';
import type { ReactNode } from 'react';
import type { PaperLine } from './paper-content.ts';

const RAYS = [0, 45, 90, 135, 180, 225, 270, 315];
const HALF_RAYS = [180, 225, 270, 315, 360];

const rays = (angles: readonly number[], x: number, y: number) =>
  angles.map((angle) => (
    <line key={angle} x1={x + 13} y1={y} x2={x + 18} y2={y} transform={`rotate(${angle} ${x} ${y})`} />
  ));

/** A rising, a high and a setting sun, and a moon. */
const PICTURES: Readonly<Record<PartOfDay, ReactNode>> = {
  morning: (
    <>
      <path d="M14 36a10 10 0 0 1 20 0" />
      {rays(HALF_RAYS, 24, 36)}
      <path d="M4 36h40M24 14V4M20 8l4-4 4 4" />
    </>
  ),
  noon: (
    <>
      <circle cx="24" cy="24" r="9" fill="currentColor" />
      {rays(RAYS, 24, 24)}
    </>
  ),
  evening: (
    <>
      <path d="M14 36a10 10 0 0 1 20 0" />
      {rays(HALF_RAYS, 24, 36)}
      <path d="M4 36h40M24 4v10M20 10l4 4 4-4" />
    </>
  ),
  night: <path d="M30 8a17 17 0 1 0 11 27A15 15 0 0 1 30 8z" fill="currentColor" />,
};

/** Draws a part of the day. Decorative, because the text is next to it. */
function DayPicture({ part }: { readonly part: PartOfDay }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 48 48"
      className="size-10 fill-none stroke-current"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {PICTURES[part]}
    </svg>
  );
}

/** Draws a plate for medicines whose timing depends on meals. */
export function MealPicture() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 48 48"
      className="size-9 shrink-0 fill-none stroke-current"
      strokeWidth="2.5"
      strokeLinecap="round"
    >
      <circle cx="25" cy="24" r="12" />
      <circle cx="25" cy="24" r="6" />
      <path d="M6 8v10a3 3 0 0 0 6 0V8M9 21v19M43 8c-4 4-4 12 0 14v18" />
    </svg>
  );
}

/** Shows amounts for morning, noon, evening and night. Renders nothing if they vary from day to day. */
export function DayPictures({ line, language }: { readonly line: PaperLine; readonly language: string }) {
  const amounts = dayAmounts(line);
  if (!amounts) return null;
  return (
    <ul className="grid max-w-xl grid-cols-4 gap-1.5">
      {PARTS_OF_DAY.map((part) => {
        const amount = amounts[part];
        const tone = amount > 0 ? 'border-2 border-ink' : 'border border-line text-muted';
        return (
          <li
            key={part}
            className={`flex flex-col items-center rounded-control p-1.5 text-center leading-6 ${tone}`}
          >
            <DayPicture part={part} />
            <span>{patientCopyText(part, language)}</span>
            {amount > 0 ? (
              <>
                <span className="font-bold text-3xl leading-9">{amountText(amount)}</span>
                <span>{doseUnitLabel(line.unit as DoseUnit, amount, language)}</span>
              </>
            ) : (
              <span>{patientCopyText('none', language)}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
