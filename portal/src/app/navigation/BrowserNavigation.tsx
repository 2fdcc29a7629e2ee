import { startTransition, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router } from 'react-router-dom';

import { lookAtAll } from '../../components/lazy/glance';
import { followStillLinks } from '../../components/lazy/stillParts';
import { replayEarlyPress } from '../startScript';
import type { Navigation } from './createNavigation';
import { currentLocation } from './pageHistory';
import { goToEarlyAnchor } from './scrollPlaces';

interface BrowserNavigationProps {
  navigation: Navigation;
  children: ReactNode;
}

/**
 * Shows the page that the visitor has gone to. The one that is left stays until the code of the next is here.
 *
 * React Router's own way to do this brings loaders, actions and fetchers, which nobody here uses, to every visitor.
 */
export function BrowserNavigation({ navigation, children }: BrowserNavigationProps) {
  const [move, setMove] = useState(navigation.first);
  useEffect(() => navigation.follow((next) => startTransition(() => setMove(next))), [navigation]);
  useEffect(() => followStillLinks((path) => navigation.navigator.push(path)), [navigation]);
  useLayoutEffect(() => navigation.arrive(move), [navigation, move]);
  useEffect(() => {
    replayEarlyPress();
    // For whoever looks from outside, such as tests: from here on the page answers.
    document.documentElement.dataset.hydrated = '';
    goToEarlyAnchor(currentLocation());
    lookAtAll();
  }, []);
  return (
    <Router location={move.location} navigationType={move.type} navigator={navigation.navigator}>
      {children}
    </Router>
  );
}
