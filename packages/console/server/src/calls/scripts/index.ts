import type { getScript } from '@careline/core/internal/calls';
import { LABEL_LANGUAGES, type LabelLocale } from '@careline/core/internal/formatting';
import type { AnswerOf } from '@careline/core/internal/http';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { defineTexts } from '../../platform/texts/define-texts.ts';
import { en } from './en.ts';

const CALL_SCRIPTS = defineTexts('callScripts', en);
const FALLBACK = 'en';

const rowsOf = (locale: LabelLocale) =>
  CALL_SCRIPTS[locale].flatMap(({ programmes, callType, text }) =>
    programmes.map((programme) => ({
      programme,
      call_type: callType,
      locale,
      title: text.title,
      steps: JSON.stringify(text.steps),
    })),
  );

/** Stores the built-in scripts on each start, so that an update also updates their wording. */
export async function seedCallScripts(tx: Transaction<Schema>): Promise<void> {
  await tx
    .insertInto('call_script')
    .values(LABEL_LANGUAGES.flatMap(rowsOf))
    .onConflict((conflict) =>
      conflict.columns(['programme', 'call_type', 'locale']).doUpdateSet({
        title: sql`excluded.title`,
        steps: sql`excluded.steps`,
      }),
    )
    .execute();
}

export type CallScript = AnswerOf<typeof getScript>['data'];

/** Returns the locales to try in order: `hi-IN`, `hi`, then English. */
function candidates(locale: string): string[] {
  const parts = locale.split('-');
  return [...parts.map((_, index) => parts.slice(0, parts.length - index).join('-')), FALLBACK];
}

/** Returns a call's script in the closest available language. Throws `not-found` if there is none. */
export async function readCallScript(
  tx: Kysely<Schema>,
  asked: { readonly programme: string; readonly callType: string; readonly locale: string },
): Promise<CallScript> {
  const locales = candidates(asked.locale);
  const rows = await tx
    .selectFrom('call_script')
    .select(['locale', 'title', 'steps'])
    .where('programme', '=', asked.programme)
    .where('call_type', '=', asked.callType)
    .where('locale', 'in', locales)
    .execute();
  const nearest = locales.map((locale) => rows.find((row) => row.locale === locale)).find((row) => row);
  if (nearest) return { ...nearest, steps: nearest.steps.map((step) => ({ ...step })) };
  throw new ProblemError('not-found', {
    detail: `There is no script for ${asked.callType} calls of ${asked.programme}.`,
    action: 'Make the call without one.',
  });
}
