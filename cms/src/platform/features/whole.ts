import { decisionMails } from '../moderation/mail';
import { consoleModeration, decisionCalls } from '../moderation/parts';
import { decisionWords } from '../moderation/told';
import type { Feature } from './feature';

/** A feature with what follows from what it lists under `moderated`, said as if it had said so itself. */
export function wholeFeature(feature: Feature): Feature {
  const { moderated = [], calls = [], resources = [], machines = [], mails = [], notifications } = feature;
  return {
    ...feature,
    calls: [...calls, ...moderated.flatMap(decisionCalls)],
    resources: resources.map((resource) => {
      const submitted = moderated.find(({ resource: name }) => name === resource.name);
      return submitted ? { ...resource, ...consoleModeration(submitted) } : resource;
    }),
    machines: [...machines, ...moderated.map(({ machine }) => machine)],
    mails: [...mails, ...moderated.flatMap(decisionMails)],
    notifications: Object.assign({}, notifications, ...moderated.map(decisionWords)),
  };
}
