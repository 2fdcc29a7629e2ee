import type { SectionPresenter } from './section-presenter';

/** What happens on which day of a festival, and its tracks. */
export const schedule: SectionPresenter<'sections.schedule'> = {
  populate: { populate: { tracks: true, entries: true } },
  present: (block, { key }) => ({
    component: 'sections.schedule',
    key,
    title: block.title ?? '',
    subtitle: block.subtitle ?? '',
    tracks: (block.tracks ?? []).map(({ name, description }) => ({ name: name ?? '', description: description ?? '' })),
    entries: (block.entries ?? []).map(({ day, time, title, place, track }) => ({
      day: day ?? '',
      time: time ?? '',
      title: title ?? '',
      place: place ?? '',
      track: track ?? '',
    })),
  }),
};
