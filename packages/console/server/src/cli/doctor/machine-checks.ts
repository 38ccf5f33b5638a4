import { access, constants, stat } from 'node:fs/promises';
import type { Settings } from '../../platform/config/config.ts';
import { type DiskRoom, diskRoom, inMegabytes } from '../../platform/database/upkeep/disk-room.ts';
import { type Finding, fail, ok, warn } from './finding.ts';

const OLDEST_NODE = [20, 19] as const;

export function checkNode(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isNew = major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
  return isNew
    ? ok('versions', `Node ${version}`)
    : fail('versions', `Node ${version} is too old`, `Install Node ${OLDEST_NODE.join('.')} or newer.`);
}

export function checkAddress({ demo, origin }: Pick<Settings, 'demo' | 'origin'>): Finding {
  if (demo) {
    return warn(
      'settings',
      'A demo with fictional people, on this machine only',
      'For real people set CARELINE_DEMO=off or DATABASE_URL, and CARELINE_ORIGIN.',
    );
  }
  if (origin.startsWith('https:')) return ok('settings', `People open ${origin}`);
  return warn(
    'settings',
    `People open ${origin}, without TLS`,
    'Put a proxy with a certificate in front, and set CARELINE_ORIGIN=https://…',
  );
}

/** Checks the disk of the data folder. */
export function judgeDisk(folder: string, room: DiskRoom | undefined): Finding {
  if (!room)
    return warn('disk', `${folder} does not exist yet`, 'Start Careline once, or check CARELINE_DATA.');
  const words = `${inMegabytes(room.freeBytes)} free for ${folder}`;
  if (room.state === 'ok') return ok('disk', words);
  const todo = 'Free space on this disk: below 64 MB nothing can be saved.';
  return room.state === 'low' ? warn('disk', words, todo) : fail('disk', words, todo);
}

export const checkDisk = async ({ dataFolder }: Pick<Settings, 'dataFolder'>): Promise<Finding> =>
  judgeDisk(dataFolder, await diskRoom(dataFolder));

const READABLE_BY_OTHERS = 0o077;

async function checkSecretFile(path: string): Promise<Finding> {
  try {
    await access(path, constants.R_OK);
    const { mode } = await stat(path);
    if ((mode & READABLE_BY_OTHERS) === 0) return ok('secrets', path);
    return warn('secrets', `${path} is open to other users`, `chmod 600 ${path}`);
  } catch {
    return fail(
      'secrets',
      `${path} cannot be read`,
      'Check the path, and that the user of the server may read it.',
    );
  }
}

/** Checks the configured key and secret files. */
export function checkSecretFiles(settings: Settings): Promise<readonly Finding[]> {
  const { telephony, sms, charts, video } = settings;
  const paths = [
    telephony?.keyFile,
    telephony?.secretFile,
    sms?.keyFile,
    sms?.secretFile,
    charts?.secretFile,
    video.turnSecretFile,
    video.meetings?.secretFile,
  ];
  return Promise.all(paths.filter((path) => path !== undefined).map(checkSecretFile));
}
