import { CONTRACT_HEADER, CONTRACT_NUMBER } from '@careline/core/internal/contract';
import { ProblemError } from './problem-error.ts';

/**
 * Accepts the current contract version and the previous one, for entries queued before an update. Without the header,
 * assumes the current one.
 */
export function requireContract(headers: Readonly<Record<string, string>>): void {
  const given = headers[CONTRACT_HEADER.toLowerCase()];
  if (given === undefined) return;
  const oldest = Math.max(1, CONTRACT_NUMBER - 1);
  const number = /^\d{1,6}$/.test(given) ? Number(given) : Number.NaN;
  if (number >= oldest && number <= CONTRACT_NUMBER) return;
  throw new ProblemError('contract-unsupported', {
    detail: `This server speaks contract ${oldest === CONTRACT_NUMBER ? CONTRACT_NUMBER : `${oldest} to ${CONTRACT_NUMBER}`}.`,
    action: 'Reload the page to get the version that fits this server.',
  });
}
