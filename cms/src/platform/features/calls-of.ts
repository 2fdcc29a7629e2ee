import { resourceCalls } from '../console/calls';
import type { Call } from '../permissions/calls';
import type { Feature } from './feature';

/** All routes of a feature: those that it names, and those of its resources in the console. */
export const callsOf = ({ calls = [], resources = [] }: Pick<Feature, 'calls' | 'resources'>): Call[] => [
  ...calls,
  ...resources.flatMap(resourceCalls),
];
