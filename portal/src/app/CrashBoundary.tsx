import { Component, type ReactNode } from 'react';

interface CrashBoundaryProps {
  /** Shown once something within could not be drawn. */
  fallback: ReactNode;
  /** Where the visitor is: another place is another try. */
  place?: string;
  children: ReactNode;
}

/** Keeps what breaks within it from taking the rest of the page along. A class: React offers no other way. */
export class CrashBoundary extends Component<CrashBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError(): { hasCrashed: boolean } {
    return { hasCrashed: true };
  }

  override componentDidUpdate({ place }: CrashBoundaryProps): void {
    if (this.state.hasCrashed && place !== this.props.place) this.setState({ hasCrashed: false });
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? this.props.fallback : this.props.children;
  }
}
