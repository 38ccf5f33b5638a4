// `npm run house`: draws docs/house.svg from the imports: every package with its rooms, each room above those
// it uses.
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cyclesOf, roomImports } from './room-graph.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
/** From bottom to top. Packages in one row use those below and not each other. */
const STOREYS = [
  ['packages/core'],
  ['packages/ui', 'packages/console/server'],
  ['packages/elements', 'packages/console/app'],
];
const [WIDTH, PAD, GAP, BOX, LINE, CHAR] = [1180, 16, 8, 28, 36, 7.6];

const roomsOf = (dir) =>
  readdirSync(join(dir, 'src'))
    .filter((name) => statSync(join(dir, 'src', name)).isDirectory())
    .sort();

/** Returns rooms by level: a room is above every room it uses. Rooms in a cycle share a level. */
function storeysOf(dir) {
  const imports = roomImports(dir);
  const circles = cyclesOf(imports);
  const groupOf = (room) => circles.find((group) => group.includes(room)) ?? [room];
  const heights = new Map();
  const heightOf = (room) => {
    const group = groupOf(room);
    if (heights.has(group[0])) return heights.get(group[0]);
    const below = imports.filter(({ from, to }) => group.includes(from) && !group.includes(to));
    const height = Math.max(-1, ...below.map(({ to }) => heightOf(to))) + 1;
    heights.set(group[0], height);
    return height;
  };
  const storeys = [];
  for (const room of roomsOf(dir)) {
    const height = heightOf(room);
    storeys[height] = [...(storeys[height] ?? []), { room, circled: groupOf(room).length > 1 }];
  }
  return storeys.filter(Boolean).reverse();
}

const widthOf = ({ room }) => room.length * CHAR + 20;

/** Returns the boxes of a level, in as many rows as needed. */
function linesOf(storey, width) {
  const lines = [[]];
  let used = 0;
  for (const one of storey) {
    if (used > 0 && used + widthOf(one) > width) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1).push(one);
    used += widthOf(one) + GAP;
  }
  return lines;
}

function panel(dir, x, y, width) {
  const lines = storeysOf(join(ROOT, dir)).flatMap((storey) => linesOf(storey, width - 2 * PAD));
  const height = lines.length * LINE + 2 * PAD + 20;
  const parts = [
    `<rect class="package" x="${x}" y="${y}" width="${width}" height="${height}" rx="10"/>`,
    `<text class="name" x="${x + PAD}" y="${y + 26}">${dir.replace('packages/', '')}</text>`,
  ];
  for (const [row, line] of lines.entries()) {
    let left = x + PAD;
    const top = y + PAD + 20 + row * LINE;
    for (const one of line) {
      const wide = widthOf(one);
      parts.push(
        `<rect class="${one.circled ? 'circle' : 'room'}" x="${left.toFixed(1)}" y="${top}" width="${wide.toFixed(1)}" height="${BOX}" rx="5"/>`,
        `<text x="${(left + wide / 2).toFixed(1)}" y="${top + 19}" text-anchor="middle">${one.room}</text>`,
      );
      left += wide + GAP;
    }
  }
  return { svg: parts.join('\n'), height };
}

/** Returns the whole picture as text. */
export function drawHouse() {
  let y = PAD;
  const parts = [];
  for (const storey of [...STOREYS].reverse()) {
    const width = (WIDTH - PAD * (storey.length + 1)) / storey.length;
    const drawn = storey.map((dir, index) => panel(dir, PAD + index * (width + PAD), y, width));
    parts.push(...drawn.map(({ svg }) => svg));
    y += Math.max(...drawn.map(({ height }) => height)) + PAD;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y}" role="img" aria-label="The packages and their rooms, each above those it uses">
<style>
text { font: 13px system-ui, sans-serif; fill: #1b2430 } .name { font-weight: 600; font-size: 15px }
.package { fill: #f4f7fa; stroke: #b9c4d0 } .room { fill: #fff; stroke: #6b7f94 } .circle { fill: #fff3e0; stroke: #b26a00; stroke-dasharray: 4 3 }
@media (prefers-color-scheme: dark) { text { fill: #e6edf3 } .package { fill: #161b22; stroke: #3b4654 } .room { fill: #21262d; stroke: #7d8da0 } .circle { fill: #3a2a10; stroke: #d29922 } }
</style>
${parts.join('\n')}
</svg>
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(join(ROOT, 'docs/house.svg'), drawHouse());
  console.log('docs/house.svg is drawn');
}
