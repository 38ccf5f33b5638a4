import { defineAll } from '../define-all.ts';
import { ownCopy } from '../session/copies.ts';
import { VERSION } from '../session/version.ts';

/** Names this copy by the address and the build it comes from, and defines the tags unless its address says not to. */
export function startShell(address: string, build: string): void {
  const { searchParams } = new URL(address);
  ownCopy.address = address;
  ownCopy.version = `${VERSION}+${build}`;
  if (searchParams.get('define') !== 'none') defineAll({ suffix: searchParams.get('suffix') ?? '' });
}
