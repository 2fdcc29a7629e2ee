import 'theme/fonts.css';

import { StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

import { App } from './App';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

// A data router, so that leaving a form with unsaved changes can be asked about.
const router = createBrowserRouter([{ path: '*', element: <App /> }], { basename: '/admin' });

function Console() {
  // For whoever looks from outside, such as tests: from here on the page answers.
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return <RouterProvider router={router} />;
}

createRoot(root).render(
  <StrictMode>
    <Console />
  </StrictMode>,
);
