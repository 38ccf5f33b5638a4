import { type Label, wordLabel, wordLabels } from '#formatting';
import { caseSheet, part } from '../../case-sheet.ts';
import { examined, ifPresent, NONE, note, sign } from '../../choices.ts';
import { anyOf, asked, choice, line, when } from '../../fields.ts';
import * as words from './words/en.ts';

const power = (key: string, label: Label) =>
  choice(key, label, {
    5: wordLabel(words.systemic, 'n5Normal'),
    4: wordLabel(words.systemic, 'n4AgainstSomeResistance'),
    3: wordLabel(words.systemic, 'n3AgainstGravity'),
    2: wordLabel(words.systemic, 'n2WithGravityEliminated'),
    1: wordLabel(words.systemic, 'n1Flicker'),
    0: wordLabel(words.systemic, 'n0None'),
  });

/** Heart, lungs, nerves and joints; the abdomen has its own section. */
export const SYSTEMIC = caseSheet(
  'SYSTEMIC',
  {
    source:
      "Hutchison's Clinical Methods, 24th edition, chapters 10 to 13; Medical Research Council scale of muscle power 1976",
  },
  part('heart', wordLabel(words.systemic, 'heart'), [
    choice('jvp', wordLabel(words.systemic, 'jvp'), wordLabels(words.systemicJvp)),
    choice('heartSounds', wordLabel(words.systemic, 'heartSounds'), wordLabels(words.systemicHeartSounds)),
    choice('murmur', wordLabel(words.systemic, 'murmur'), wordLabels(words.systemicMurmur)),
    asked(
      'ifMurmur',
      when('murmur', 'SYSTOLIC', 'DIASTOLIC', 'BOTH'),
      line('murmurWhere', wordLabel(words.systemic, 'murmurWhere')),
    ),
    anyOf('pulsesAbsent', wordLabel(words.systemic, 'pulsesAbsent'), wordLabels(words.systemicPulsesAbsent)),
  ]),
  part('lungs', wordLabel(words.systemic, 'lungs'), [
    choice('airEntry', wordLabel(words.systemic, 'airEntry'), wordLabels(words.systemicAirEntry)),
    anyOf('addedSounds', wordLabel(words.systemic, 'addedSounds'), {
      ...wordLabels(words.systemicAddedSounds),
      ...NONE,
    }),
    line('soundsWhere', wordLabel(words.systemic, 'soundsWhere')),
  ]),
  part('nerves', wordLabel(words.systemic, 'nerves'), [
    choice('orientation', wordLabel(words.systemic, 'orientation'), wordLabels(words.systemicOrientation)),
    ...examined('cranialNerves', wordLabel(words.systemic, 'cranialNerves')),
    power('powerRightArm', wordLabel(words.systemic, 'powerRightArm')),
    power('powerLeftArm', wordLabel(words.systemic, 'powerLeftArm')),
    power('powerRightLeg', wordLabel(words.systemic, 'powerRightLeg')),
    power('powerLeftLeg', wordLabel(words.systemic, 'powerLeftLeg')),
    ...examined('reflexes', wordLabel(words.systemic, 'reflexes')),
    ...examined('sensation', wordLabel(words.systemic, 'sensation')),
    ...examined('gait', wordLabel(words.systemic, 'gait')),
    sign('neckStiffness', wordLabel(words.systemic, 'neckStiffness')),
  ]),
  part('joints', wordLabel(words.systemic, 'joints'), [
    sign('jointSwelling', wordLabel(words.systemic, 'jointSwelling')),
    ifPresent('jointSwelling', line('jointsWhich', wordLabel(words.systemic, 'jointsWhich'))),
    ...examined('spine', wordLabel(words.systemic, 'spine')),
    note(),
  ]),
);
