import { expect, it } from 'vitest';

import { features } from './features';
import type { Machine, Transition } from './platform/states/machine';
import { markdownTable } from './shared/markdown-table';

const machines = features.flatMap((feature) => feature.machines ?? []);

/** What is answered, and what is said with it. */
const answered = ({ status, sentence }: Transition['otherwise']): string =>
  status === 200 ? 'nothing to do' : `${status} “${sentence}”`;

function rowOf(machine: Machine, event: string, { by, instead = {}, otherwise }: Transition): string[] {
  const targets = new Map<string, string[]>();
  for (const state of machine.states.filter((from) => machine.can(event, from))) {
    const to = machine.targets(event, state).join(' or ');
    targets.set(to, [...(targets.get(to) ?? []), state]);
  }
  const leads = [...targets].map(([to, from]) => `${from.join(', ')} → ${to}`);
  const answers = Object.entries(instead).map(([state, answer]) => `${state}: ${answer ? answered(answer) : ''}`);
  return [`\`${event}\``, by, leads.join('; '), [...answers, answered(otherwise)].join('; ')];
}

/** A machine as a diagram, and as a table of its events. */
function chapterOf(machine: Machine): string[] {
  const transitions = Object.entries(machine.transitions);
  const arrows = transitions.flatMap(([event]) =>
    machine.states.flatMap((state) => machine.targets(event, state).map((to) => `  ${state} --> ${to}: ${event}`)),
  );
  return [
    `## ${machine.name[0]?.toUpperCase()}${machine.name.slice(1)}`,
    '',
    ...['```mermaid', 'stateDiagram-v2', `  [*] --> ${machine.initial}`, ...arrows, '```'],
    '',
    markdownTable(
      ['Event', 'By', 'Leads', 'Otherwise'],
      transitions.map(([event, transition]) => rowOf(machine, event, transition)),
    ),
    '',
  ];
}

const page = [
  '# What becomes of what',
  '',
  'Written by `cms/src/states.test.ts` from the machines that the features declare: change those, then run',
  '`npm run generate`. `none` is what there is not, or not any more. Where more than the state decides, an event',
  'leads to one of several states. What ties two is shown as either of them stands.',
  '',
  ...machines.flatMap(chapterOf),
].join('\n');

it('is what docs/states.md shows', async () => {
  await expect(page).toMatchFileSnapshot('../../docs/states.md');
});
