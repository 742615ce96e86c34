/**
 * Redraws a chart whenever its place has another size: in a dialog that is still opening it has none at all.
 *
 * @returns how to stop
 */
export function fitted(place: Element, chart: { update(): void; detach(): void }): () => void {
  let width = place.clientWidth;
  const observer = new ResizeObserver(() => {
    if (place.clientWidth === width) return;
    width = place.clientWidth;
    chart.update();
  });
  observer.observe(place);
  return () => {
    observer.disconnect();
    chart.detach();
  };
}
